import { expect, test } from 'vitest';
import trebia from '@/content/scenarios/in-death-ground/trebia-218.json';
import { MAP_PALETTE } from '@/lib/drawing/colours/palette';
import { COUNTER_SIDE } from '@/lib/drawing/counters/counter';
import type { TextItem } from '@/lib/drawing/draw-list';
import { scenarioSchema } from '../document/scenario';
import { play } from '../play';
import { drawUnitNames } from './draw-unit-names';

const position = play.position(play.start(scenarioSchema.parse(trebia), 1), 'all');
const names = drawUnitNames(position.pieces, position.board, MAP_PALETTE);

/** The middle of a text, roughly. */
const middleOf = ({ text, x, y, size, anchor }: TextItem): readonly [number, number] => {
  const half = (text.length * size) / 4;
  const shift = anchor === 'start' ? half : anchor === 'end' ? -half : 0;
  return [x + shift, y - size / 3];
};

test('every unit at the Trebia has its name, and no name lies under another unit or off the table', () => {
  expect(names.map(({ text }) => text)).toEqual(expect.arrayContaining(['Hannibal', 'Elephants', 'Velites']));
  const { width, height } = position.board;
  const hidden = names.filter(name => {
    const [x, y] = middleOf(name);
    const isUnder = position.pieces.some(({ box, face }) =>
      face.block?.cells.some(({ at, width: wide, depth }) => {
        if (!box) return false;
        const scale = box.size / COUNTER_SIDE;
        const [left, top] = [box.centre[0] - box.size / 2, box.centre[1] - box.size / 2];
        const [cellX, cellY] = [left + at[0] * scale, top + at[1] * scale];
        return Math.abs(x - cellX) < (wide * scale) / 2 && Math.abs(y - cellY) < (depth * scale) / 2;
      }),
    );
    return isUnder || x < 0 || y < 0 || x > width || y > height;
  });
  expect(hidden.map(({ text }) => text)).toEqual([]);
});
