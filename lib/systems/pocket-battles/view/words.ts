import type { Sentence } from '@/lib/game/contract/sentence';
import type { Scenario } from '../document/scenario';
import type { Troop } from '../document/troop';
import { nameSector, type SegmentId, type SideIndex, sectorOf, zoneOf } from '../rules/segments';
import type { Trait } from '../vocabulary';

export const WORDS = 'words.pocket-battles';

export const describeTrait = (trait: Trait): Sentence => ({ code: `${WORDS}.trait.${trait}` });

const joinFaces = (faces: readonly number[]): string => faces.join(' ');

type Printed = Pick<
  Troop,
  'deploymentPoints' | 'engagementDice' | 'shootingDice' | 'formation' | 'woundPoints' | 'traits'
>;

/** "(5 points, black 3 4, formation 4, Steady)": all that is printed on a tile, behind its name. */
export const describePrintedTroop = (troop: Printed): Sentence => describeTroop('troop', troop);

/** The same as a separate word. */
export const describePrintedTile = (troop: Printed): Sentence => describeTroop('tile', troop);

const describeTroop = (code: 'troop' | 'tile', troop: Printed): Sentence => ({
  code: `${WORDS}.${code}`,
  values: {
    points: troop.deploymentPoints,
    parts: [
      ...diceWords('black', troop.engagementDice),
      ...diceWords('white', troop.shootingDice),
      { code: `${WORDS}.formation`, values: { formation: troop.formation } },
      ...(troop.woundPoints > 1
        ? [{ code: `${WORDS}.wound-points`, values: { points: troop.woundPoints } }]
        : []),
      ...troop.traits.map(describeTrait),
    ],
  },
});

const diceWords = (code: string, faces: readonly number[]): readonly Sentence[] =>
  faces.length === 0 ? [] : [{ code: `${WORDS}.${code}`, values: { faces: joinFaces(faces) } }];

/** "Celts, left front (A4)"; the engagement zone is nobody's and is named as the first side sees it. */
export const describeSegment = (segment: SegmentId, { sides }: Pick<Scenario, 'sides'>): Sentence => {
  const { zone, side } = zoneOf(segment);
  const seen: SideIndex = side ?? 0;
  return {
    code: `${WORDS}.${side === null ? 'engagement-of' : 'segment-of'}`,
    values: {
      side: sides[seen]?.name ?? '',
      sector: { code: `${WORDS}.sector.${nameSector(sectorOf(segment), seen)}` },
      zone: { code: `${WORDS}.zone.${zone}` },
      segment,
    },
  };
};

/** "2 Warriors, Nobles": the names on the tiles of a unit, equal ones counted. */
export const describeUnit = (troops: readonly { readonly troop: Pick<Troop, 'name'> }[]): Sentence => ({
  code: `${WORDS}.unit`,
  values: { troops: countNames(troops.map(({ troop }) => troop.name)) },
});

const countNames = (names: readonly string[]): readonly Sentence[] =>
  [...new Set(names)].map(name => ({
    code: `${WORDS}.counted`,
    values: { count: names.filter(other => other === name).length, name },
  }));
