import { describe, expect, test } from 'vitest';
import { findViewer, NOBODY } from './viewer';

const both = { humanSeats: ['red', 'blue'], hasSecrets: true, shownTo: null };

describe('who sees what', () => {
  test('without secrets everybody sees everything', () =>
    expect(findViewer({ ...both, hasSecrets: false, seat: 'red' })).toEqual({
      viewer: null,
      mustHandOver: false,
    }));

  test('while the screen changes hands only what all may see is shown', () =>
    expect(findViewer({ ...both, seat: 'blue', shownTo: 'red' })).toEqual({
      viewer: NOBODY,
      mustHandOver: true,
    }));

  test('who has taken the screen sees their own pieces', () =>
    expect(findViewer({ ...both, seat: 'red', shownTo: 'red' })).toEqual({
      viewer: 'red',
      mustHandOver: false,
    }));

  test('against a computer the only player never sees its secrets, and hands nothing over', () => {
    const alone = { ...both, humanSeats: ['red'] };
    expect(findViewer({ ...alone, seat: 'blue' })).toEqual({ viewer: 'red', mustHandOver: false });
    expect(findViewer({ ...alone, seat: 'red' })).toEqual({ viewer: 'red', mustHandOver: false });
  });

  test('while a computer decides among several players nobody sees its secrets', () =>
    expect(findViewer({ ...both, seat: 'green' })).toEqual({ viewer: NOBODY, mustHandOver: false }));
});
