import { fromPointer, startsWithPath } from '@/lib/documents/json-path';
import type { SpaceDescription } from '@/lib/game/contract/game-system';
import type { Piece } from '@/lib/game/contract/position';
import type { Sentence } from '@/lib/game/contract/sentence';
import type { ForceRow, ForceTable } from '@/lib/game/document/roster';
import { type ArmyTroop, armyOf } from '../document/army-units';
import type { Scenario } from '../document/scenario';
import { SEGMENT_IDS, SIDES, type SideIndex } from '../rules/segments';
import { makeTileFace, type PocketPosition, styleOf } from './position';
import { describePrintedTroop, describeSegment, WORDS } from './words';

/** The armies as tables: one row for each design of tile. */
export const orderOfBattle = (scenario: Scenario): readonly ForceTable[] =>
  SIDES.map(side => ({
    seat: scenario.sides[side]?.id ?? '',
    isPlaced: true,
    rows: rowsOf(scenario, side),
  }));

interface PlacedTroop extends ArmyTroop {
  readonly at: string | null;
}

const rowsOf = (scenario: Scenario, side: SideIndex): readonly ForceRow[] => {
  const designs = new Map<string, PlacedTroop[]>();
  for (const { troops, at } of armyOf(scenario, side))
    for (const troop of troops)
      designs.set(troop.troop.id, [...(designs.get(troop.troop.id) ?? []), { ...troop, at }]);
  const style = styleOf(scenario, side);
  return [...designs.values()].flatMap(tiles => {
    const [first] = tiles;
    if (!first) return [];
    return [
      {
        face: makeTileFace(first.troop, style),
        pieces: tiles.map(({ id }) => id),
        name: first.troop.name,
        words: describePrintedTroop(first.troop),
        count: tiles.length,
        spaces: [...new Set(tiles.flatMap(({ at }) => at ?? []))].sort(),
        reconstructed: first.troop.reconstructed === true || isReconstructed(scenario, first),
      },
    ];
  });
};

const isReconstructed = ({ provenance }: Scenario, { path }: ArmyTroop): boolean =>
  provenance.some(
    ({ at, mark }) => mark === 'reconstructed' && at !== '' && startsWithPath(path, fromPointer(at)),
  );

/** Segment by segment, from the far side to the near one: who stands there, unit by unit. */
export const describeSpaces = (position: PocketPosition): readonly SpaceDescription[] =>
  SEGMENT_IDS.map(segment => {
    const here = position.pieces.filter(({ space }) => space === segment);
    return {
      space: segment,
      title: describeSegment(segment, position),
      sentences:
        here.length === 0
          ? [{ code: `${WORDS}.nobody` }]
          : groupByUnit(here).map(unit => describeUnit(position, unit)),
    };
  });

/** Tiles of one unit refer to the same place in the document. */
const groupByUnit = (pieces: readonly Piece[]): readonly (readonly Piece[])[] => {
  const units = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const key = JSON.stringify(piece.paths[0]);
    units.set(key, [...(units.get(key) ?? []), piece]);
  }
  return [...units.values()];
};

const describeUnit = ({ sides }: PocketPosition, unit: readonly Piece[]): Sentence => ({
  code: `${WORDS}.standing`,
  values: {
    side: sides.find(({ id }) => id === unit[0]?.seat)?.name ?? '',
    troops: unit.map(({ name, words }) => ({ code: `${WORDS}.template`, values: { name, words } })),
  },
});
