import { createSideStyle } from '@/lib/drawing/colours/palette';
import type { ForceTable } from '@/lib/game/document/roster';
import type { Troop } from '../document/troop';
import { makeTileFace } from './position';
import { describePrintedTroop } from './words';

const COLOUR = '#8E2A20';

/** Tiles that stand in no battle, one row for each design. */
export const forceTablesOf = (
  seat: string,
  tiles: readonly { readonly troop: Troop; readonly count: number }[],
): readonly ForceTable[] => [
  {
    seat,
    isPlaced: false,
    rows: tiles.map(({ troop, count }) => ({
      face: makeTileFace(troop, createSideStyle(COLOUR, 'solid')),
      name: troop.name,
      words: describePrintedTroop(troop),
      count,
      spaces: [],
      reconstructed: troop.reconstructed === true,
    })),
  },
];

/** Equal tiles counted, in their order. */
export const countTiles = (
  troops: readonly { readonly troop: Troop }[],
): readonly { readonly troop: Troop; readonly count: number }[] => {
  const counts = new Map<string, { readonly troop: Troop; readonly count: number }>();
  for (const { troop } of troops)
    counts.set(troop.id, { troop, count: (counts.get(troop.id)?.count ?? 0) + 1 });
  return [...counts.values()];
};
