import { describe, expect, test } from 'vitest';
import { createSquareBoard } from '@/lib/geometry/square';
import { type OverlayMark, TONES } from '../contract/overlay';
import { drawOverlay, TONE_STYLES } from './draw-overlay';

const board = createSquareBoard(40, 25, 50, ({ column, row }) => `${column}.${row}`);
const say = ({ code }: { readonly code: string }): string => code;

describe('the drawing of overlays', () => {
  test('no two tones share a colour or a texture', () => {
    const looks = TONES.map(tone => TONE_STYLES[tone]);
    expect(new Set(looks.map(({ colour }) => colour)).size).toBe(TONES.length);
    expect(new Set(looks.map(({ texture }) => texture)).size).toBe(TONES.length);
  });

  test('a thousand marked spaces are as few paths as ten', () => {
    const marks = (count: number): readonly OverlayMark[] =>
      board.spaces.slice(0, count).map(({ id }) => ({ type: 'space', space: id, tone: 'good' }));
    expect(drawOverlay(marks(1000), board, say).length).toBe(drawOverlay(marks(10), board, say).length);
  });

  test('two labels of one space stand line above line', () => {
    const mark = (code: string): OverlayMark => ({
      type: 'space',
      space: '0.0',
      tone: 'bad',
      label: { code },
    });
    const labels = drawOverlay([mark('one'), mark('two')], board, say).filter(({ k }) => k === 'text');
    expect(labels).toMatchObject([{ text: 'one' }, { text: 'two' }]);
    const [one, two] = labels.map(item => (item.k === 'text' ? item.y : 0));
    expect(two).toBeLessThan(one ?? 0);
  });

  test('a space that the board does not have is not drawn', () => {
    expect(drawOverlay([{ type: 'space', space: 'nowhere', tone: 'bad' }], board, say)).toEqual([]);
  });
});
