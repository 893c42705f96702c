import { expect, test } from 'vitest';
import type { EventBase } from '../../contract/play-rules';
import type { Moment } from '../session/game-session';
import { listThrows } from './throws';

const moment = (...events: readonly EventBase[]): Moment => ({ entry: null, events, state: null });

const MOMENTS = [
  moment({ type: 'rolled', faces: [1] }),
  moment({ type: 'struck', faces: [4, 3] }, { type: 'hit' }),
  moment({ type: 'moved' }),
  moment({ type: 'secretly', faces: [6], readers: ['rome'] }),
] as const;

const facesSeen = (viewer: string, after: number, to: number) =>
  listThrows({ moments: [...MOMENTS] }, viewer, after, to).map(({ faces }) => faces);

test('dice since a moment are told, and no older ones', () => {
  expect(facesSeen('carthage', 0, 2)).toEqual([[4, 3]]);
});

test('dice that only one side may see are told to that side only', () => {
  expect(facesSeen('rome', 0, 3)).toEqual([[4, 3], [6]]);
  expect(facesSeen('carthage', 0, 3)).toEqual([[4, 3]]);
});
