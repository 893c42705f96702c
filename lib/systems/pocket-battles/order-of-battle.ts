import { fromPointer, startsWith } from '@/lib/documents/json-path';
import type { SpaceInWords } from '@/lib/game/game-system';
import type { Piece } from '@/lib/game/position';
import type { ForceRow, ForceTable } from '@/lib/game/roster';
import type { Sentence } from '@/lib/game/sentence';
import { type ArmyTroop, armyOf } from './armies';
import { segmentWords, troopWords, WORDS } from './describe';
import { type PocketPosition, styleOf, tileFace } from './position';
import type { Scenario } from './scenario';
import { SEGMENT_IDS, SIDES, type SideIndex } from './segments';

/** The armies as tables: one row for each design of tile. */
export const orderOfBattle = (scenario: Scenario): readonly ForceTable[] =>
  SIDES.map(side => ({
    seat: scenario.sides[side]?.id ?? '',
    isPlaced: true,
    rows: rowsOf(scenario, side),
  }));

interface Standing extends ArmyTroop {
  readonly at: string | null;
}

const rowsOf = (scenario: Scenario, side: SideIndex): readonly ForceRow[] => {
  const designs = new Map<string, Standing[]>();
  for (const { troops, at } of armyOf(scenario, side))
    for (const troop of troops)
      designs.set(troop.troop.id, [...(designs.get(troop.troop.id) ?? []), { ...troop, at }]);
  const style = styleOf(scenario, side);
  return [...designs.values()].flatMap(tiles => {
    const [first] = tiles;
    if (!first) return [];
    return [
      {
        face: tileFace(first.troop, style),
        name: first.troop.name,
        words: troopWords(first.troop),
        count: tiles.length,
        spaces: [...new Set(tiles.flatMap(({ at }) => at ?? []))].sort(),
        reconstructed: first.troop.reconstructed === true || isMarked(scenario, first),
      },
    ];
  });
};

const isMarked = ({ provenance }: Scenario, { path }: ArmyTroop): boolean =>
  provenance.some(
    ({ at, mark }) => mark === 'reconstructed' && at !== '' && startsWith(path, fromPointer(at)),
  );

/** Segment by segment, from the far side to the near one: who stands there, unit by unit. */
export const inWords = (position: PocketPosition): readonly SpaceInWords[] =>
  SEGMENT_IDS.map(segment => {
    const here = position.pieces.filter(({ space }) => space === segment);
    return {
      space: segment,
      title: segmentWords(segment, position),
      sentences:
        here.length === 0
          ? [{ code: `${WORDS}.nobody` }]
          : unitsOf(here).map(unit => unitSentence(position, unit)),
    };
  });

/** Tiles of one unit speak of the same place in the document. */
const unitsOf = (pieces: readonly Piece[]): readonly (readonly Piece[])[] => {
  const units = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const key = JSON.stringify(piece.paths[0]);
    units.set(key, [...(units.get(key) ?? []), piece]);
  }
  return [...units.values()];
};

const unitSentence = ({ sides }: PocketPosition, unit: readonly Piece[]): Sentence => ({
  code: `${WORDS}.standing`,
  values: {
    side: sides.find(({ id }) => id === unit[0]?.seat)?.name ?? '',
    troops: unit.map(({ name, words }) => ({ code: `${WORDS}.template`, values: { name, words } })),
  },
});
