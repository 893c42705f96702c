import { describe, expect, test } from 'vitest';
import { createSquareBoard } from '@/lib/geometry/square';
import { type OverlayMark, TONES } from '../contract/authoring/overlay';
import { drawOverlay, stylesOf } from './draw-overlay';

const board = createSquareBoard(40, 25, 50, ({ column, row }) => `${column}.${row}`);
const say = ({ code }: { readonly code: string }): string => code;

const sides = [{ colour: '#1d3f66' }, { colour: '#8e2a20' }];
const view = { sides, say };

describe('the drawing of overlays', () => {
  test('no two tones share a texture, and a side has its own colour', () => {
    const own = TONES.filter(tone => tone !== 'both');
    expect(new Set(own.flatMap(tone => stylesOf(tone, sides).map(({ texture }) => texture))).size).toBe(
      own.length,
    );
    expect(stylesOf('both', sides)).toEqual([...stylesOf('first', sides), ...stylesOf('second', sides)]);
    expect(stylesOf('first', sides)[0]?.dash).toBeUndefined();
    expect(stylesOf('second', sides)[0]?.dash).toBeDefined();
  });

  test('joined spaces have one outline around them all', () => {
    const marks = ['1.1', '2.1', '2.2'].map(
      (space): OverlayMark => ({ type: 'space', space, tone: 'first' }),
    );
    const border = drawOverlay(marks, board, view).findLast(({ k }) => k === 'path');
    const path = border?.k === 'path' ? border.d : '';
    expect(path.match(/M/g)).toHaveLength(1);
    // Three squares of four edges share two sides, which are left out from both.
    expect(path.match(/L/g)).toHaveLength(12 - 4);
  });

  test('what is seen stays clear and all else is dimmed', () => {
    const marks: readonly OverlayMark[] = [
      { type: 'space', space: '1.1', tone: 'good' },
      { type: 'space', space: '2.1', tone: 'bad' },
    ];
    const drawn = drawOverlay(marks, board, { ...view, dimsRest: true });
    expect(drawn).toHaveLength(1);
    expect(drawn[0]).toMatchObject({ opacity: 0.22, evenOdd: true });
  });

  test('a thousand marked spaces are as few paths as ten', () => {
    const marks = (count: number): readonly OverlayMark[] =>
      board.spaces.slice(0, count).map(({ id }) => ({ type: 'space', space: id, tone: 'good' }));
    expect(drawOverlay(marks(1000), board, view).length).toBe(drawOverlay(marks(10), board, view).length);
  });

  test('two labels of one space stand line above line', () => {
    const mark = (code: string): OverlayMark => ({
      type: 'space',
      space: '0.0',
      tone: 'bad',
      label: { code },
    });
    const labels = drawOverlay([mark('one'), mark('two')], board, view).filter(({ k }) => k === 'text');
    expect(labels).toMatchObject([{ text: 'one' }, { text: 'two' }]);
    const [one, two] = labels.map(item => (item.k === 'text' ? item.y : 0));
    expect(two).toBeLessThan(one ?? 0);
  });

  test('a space that the board does not have is not drawn', () => {
    expect(drawOverlay([{ type: 'space', space: 'nowhere', tone: 'bad' }], board, view)).toEqual([]);
  });
});
