import { sideStyle } from '@/lib/drawing/palette';
import type { ForceTable } from '@/lib/game/roster';
import { troopWords } from './describe';
import { tileFace } from './position';
import type { Troop } from './troop';

const COLOUR = '#8E2A20';

/** Tiles that stand in no battle, one row for each design. */
export const rosterOf = (
  seat: string,
  tiles: readonly { readonly troop: Troop; readonly count: number }[],
): readonly ForceTable[] => [
  {
    seat,
    isPlaced: false,
    rows: tiles.map(({ troop, count }) => ({
      face: tileFace(troop, sideStyle(COLOUR, 'solid')),
      name: troop.name,
      words: troopWords(troop),
      count,
      spaces: [],
      reconstructed: troop.reconstructed === true,
    })),
  },
];

/** Equal tiles counted, in the order in which they come. */
export const countedTiles = (
  troops: readonly { readonly troop: Troop }[],
): readonly { readonly troop: Troop; readonly count: number }[] => {
  const counts = new Map<string, { readonly troop: Troop; readonly count: number }>();
  for (const { troop } of troops)
    counts.set(troop.id, { troop, count: (counts.get(troop.id)?.count ?? 0) + 1 });
  return [...counts.values()];
};
