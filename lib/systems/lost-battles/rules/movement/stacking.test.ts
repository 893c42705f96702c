import { describe, expect, test } from 'vitest';
import { fieldFrom, startMove, walk } from '../../testing/field-notation';

const repeat = (count: number, words: string) => Array.from({ length: count }, () => words);

describe('5.5 Room on the way', () => {
  const drive = (count: number, joined: readonly string[]) => {
    const field = fieldFrom({
      ground: { C2: ['wood'] },
      stands: [
        { at: 'C1', units: [...repeat(count, 'scythed-chariot'), 'average heavy-cavalry'] },
        ...(joined.length > 0 ? [{ at: 'C2', units: joined } as const] : []),
      ],
    });
    return walk(field, startMove(field, 'C1', 'normal'), 'forward').objections;
  };

  test('[5.5] [9.3] scythed chariots need room on a tile of their own', () => {
    expect(drive(7, [])).toEqual([]);
    expect(drive(8, [])).toEqual(['no-room-on-tile']);
  });

  test('[5.5] [9.3] among own units they are lost at once and need none', () => {
    expect(drive(8, repeat(7, 'average legion'))).toEqual([]);
    expect(drive(8, repeat(8, 'average legion'))).toEqual(['no-room-on-tile']);
  });
});
