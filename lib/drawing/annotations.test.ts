import { describe, expect, test } from 'vitest';
import { drawAnnotation, INK_COLOURS } from './annotations';

describe('notes over the map', () => {
  test('a straight arrow ends at its point with a head of its ink', () => {
    const items = drawAnnotation({
      kind: 'arrow',
      ink: 'red',
      points: [
        [0, 0],
        [100, 0],
      ],
    });
    expect(items.at(-1)).toMatchObject({ k: 'path', fill: INK_COLOURS.red });
    expect(JSON.stringify(items.at(-1))).toContain('M100 0L');
  });

  test('a bent arrow runs through its middle point', () => {
    const items = drawAnnotation({
      kind: 'arrow',
      ink: 'ink',
      points: [
        [0, 0],
        [50, 40],
        [100, 0],
      ],
    });
    // A quadratic curve is at half its way at a quarter of its ends and half of its control point.
    expect(JSON.stringify(items[1])).toContain('M0 0Q50 80 ');
  });

  test('a text stands line under line from its upper left corner', () => {
    const items = drawAnnotation({
      kind: 'text',
      ink: 'blue',
      points: [[10, 20]],
      text: 'Two\nlines',
      size: 10,
    });
    expect(items).toMatchObject([
      { k: 'text', x: 10, y: 30, text: 'Two', size: 10 },
      { k: 'text', x: 10, y: 43.5, text: 'lines' },
    ]);
  });

  test.each(['line', 'free', 'arrow', 'text'] as const)('a %s without points draws nothing', kind => {
    expect(drawAnnotation({ kind, ink: 'ink', points: [], text: 'x' })).toEqual([]);
  });
});
