import { createSideStyle } from '@/lib/drawing/colours/palette';
import type { ForceTable, TroopFigure, TroopProfile } from '@/lib/game/document/roster';
import type { Troop } from '../document/troop';
import { makeTileFace } from './position';
import { describePrintedTroop, describeTrait, WORDS } from './words';

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
      profile: describeTileProfile(troop, count),
    })),
  },
];

const figure = (id: string, value: string | number): TroopFigure => ({
  label: { code: `${WORDS}.figure.${id}` },
  values: [value],
});

/** All that is printed on a tile, and a box for each of its hit points. */
const describeTileProfile = (troop: Troop, count: number): TroopProfile => ({
  figures: [
    figure('points', troop.deploymentPoints),
    figure('engagement', troop.engagementDice.join(' ')),
    figure('shooting', troop.shootingDice.join(' ')),
    figure('formation', troop.formation),
    figure('wounds', troop.woundPoints),
  ],
  boxes: troop.woundPoints * count,
  specialRules: troop.traits.map(describeTrait),
});

/** Equal tiles counted, in their order. */
export const countTiles = (
  troops: readonly { readonly troop: Troop }[],
): readonly { readonly troop: Troop; readonly count: number }[] => {
  const counts = new Map<string, { readonly troop: Troop; readonly count: number }>();
  for (const { troop } of troops)
    counts.set(troop.id, { troop, count: (counts.get(troop.id)?.count ?? 0) + 1 });
  return [...counts.values()];
};
