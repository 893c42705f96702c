import type { Creation, Wish } from '@/lib/game/creation';
import { blank } from './blank';
import { words } from './describe';
import { COUNTRIES, generateGround } from './generate';
import type { Scenario } from './scenario';

const SIZES: Readonly<Record<string, readonly [number, number]>> = {
  field: [24, 18],
  large: [42, 26],
  small: [16, 12],
};

const create = ({ title, year, sides, size, ground, seed }: Wish): Scenario => {
  const empty = blank();
  const [columns, rows] = SIZES[size] ?? [empty.board.columns, empty.board.rows];
  const board = {
    ...empty.board,
    columns,
    rows,
    terrain: Array.from({ length: rows }, () => '.'.repeat(columns)),
  };
  const country = COUNTRIES.find(name => name === ground);
  return {
    ...empty,
    title,
    date: { year },
    sides: empty.sides.map((side, index) => ({ ...side, name: sides[index] ?? side.name })),
    board: country ? generateGround(board, country, seed) : board,
  };
};

/** A new battle: a map of open hexes, or country made up from a number. */
export const creation: Creation<Scenario> = {
  sizes: Object.keys(SIZES).map(id => ({ id, label: words(`board-size.${id}`) })),
  grounds: COUNTRIES.map(id => ({ id, label: words(`country.${id}`) })),
  seats: { least: 2, most: 2 },
  create,
};
