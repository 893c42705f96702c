import type { Creation, CreationInput } from '@/lib/game/contract/authoring/creation';
import { blank } from '../document/blank';
import type { Scenario } from '../document/scenario';
import { words } from '../view/words';
import { generateGround, LANDSCAPES } from './map/generate-ground';

const SIZES: Readonly<Record<string, readonly [number, number]>> = {
  field: [24, 18],
  large: [42, 26],
  small: [16, 12],
};

const create = ({ title, year, sides, size, ground, seed }: CreationInput): Scenario => {
  const empty = blank();
  const [columns, rows] = SIZES[size] ?? [empty.board.columns, empty.board.rows];
  const board = {
    ...empty.board,
    columns,
    rows,
    terrain: Array.from({ length: rows }, () => '.'.repeat(columns)),
  };
  const country = LANDSCAPES.find(name => name === ground);
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
  grounds: LANDSCAPES.map(id => ({ id, label: words(`country.${id}`) })),
  seats: { least: 2, most: 2 },
  create,
};
