import type { DrawItem } from '../draw-list';
import type { Palette } from '../palette';
import { linePath } from '../path-text';
import type { Point } from '../points';
import { seeded } from '../random';
import type { Spot } from '../scatter';
import type { Detail } from './detail';

/** Broken ground: a stony wash with a dotted edge and shaded stones. */
export const roughGround = (
  outline: string,
  spots: readonly Spot[],
  palette: Palette,
  detail: Detail,
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
  const stones = shown.map(stone);
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

const stone = ({ x, y, seed }: Spot): { readonly body: string; readonly shade: string } => {
  const size = seeded(seed).between(3, 5.5);
  const at = (across: number, down: number): Point => [x + across * size, y + down * size];
  return {
    body: linePath([at(-1, 0.5), at(-0.4, -0.7), at(0.5, -0.4), at(1, 0.5)], true),
    shade: linePath([at(0.5, -0.4), at(1, 0.5), at(0.1, 0.5)], true),
  };
};
