import type { MapPalette } from '../colours/palette';
import type { DrawItem } from '../draw-list';
import type { Point } from '../math/points';
import { createRandom } from '../math/random';
import type { ScatterPoint } from '../math/scatter';
import { drawLinePath } from '../path-data';
import type { DetailLevel } from './detail';

/** Broken ground: a stony wash with a dotted edge and shaded stones. */
export const drawRoughGround = (
  outline: string,
  spots: readonly ScatterPoint[],
  palette: MapPalette,
  detail: DetailLevel,
): readonly DrawItem[] => {
  const wash: DrawItem = {
    k: 'path',
    d: outline,
    fill: palette.stone,
    stroke: palette.secondInk,
    width: 0.9,
    dash: [1.5, 3],
  };
  const shown = detail === 'low' ? spots.filter((_, index) => index % 3 === 0) : spots;
  if (shown.length === 0) return [wash];
  const stones = shown.map(drawStone);
  return [
    wash,
    {
      k: 'path',
      d: stones.map(({ body }) => body).join(''),
      fill: palette.sheet,
      stroke: palette.secondInk,
      width: 0.9,
    },
    { k: 'path', d: stones.map(({ shade }) => shade).join(''), fill: palette.secondInk },
  ];
};

const drawStone = ({ x, y, seed }: ScatterPoint): { readonly body: string; readonly shade: string } => {
  const size = createRandom(seed).between(3, 5.5);
  const at = (across: number, down: number): Point => [x + across * size, y + down * size];
  return {
    body: drawLinePath([at(-1, 0.5), at(-0.4, -0.7), at(0.5, -0.4), at(1, 0.5)], true),
    shade: drawLinePath([at(0.5, -0.4), at(1, 0.5), at(0.1, 0.5)], true),
  };
};
