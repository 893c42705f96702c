import type { CounterFace } from '@/lib/drawing/counter';
import { type SideStyle, sideStyle } from '@/lib/drawing/palette';
import type { ForceRow, ForceTable } from '@/lib/game/roster';
import type { Sentence } from '@/lib/game/sentence';
import { dartsOf, profileWords, symbolOf, word } from './describe';
import { commandOf } from './rules/conditions';
import { generalCost } from './rules/general-rules';
import {
  contingents,
  costOf,
  elementsOf,
  generalElement,
  type Muster,
  type MusteredUnit,
} from './rules/muster';
import type { Profile } from './rules/points';

/** Armies that stand in no battle have no side whose colour they could wear. */
export const NEUTRAL_STYLE: SideStyle = sideStyle('#1E3F66', 'solid');

export const elementFace = (profile: Profile, style: SideStyle): CounterFace => ({
  style,
  symbol: symbolOf(profile),
  darts: dartsOf(profile),
});

export const unitName = ({ unit, groups }: Pick<MusteredUnit, 'unit' | 'groups'>): string =>
  unit.name ?? groups[0]?.entry.label ?? unit.id;

/** "8 elements: elite armoured swordsmen; 96 points". */
export const unitWords = (unit: Pick<MusteredUnit, 'unit' | 'groups'>) =>
  word('profile', 'unit', {
    elements: elementsOf(unit.groups),
    points: costOf(unit.groups),
    what: unit.groups.map(({ profile }) => profileWords(profile)),
  });

/** Where a unit stands, or how it comes if it does not stand on the table. */
export interface Whereabouts {
  readonly spaces: readonly string[];
  readonly arrival?: Sentence;
}

const NOWHERE: Whereabouts = { spaces: [] };

const rowOf = (unit: MusteredUnit, style: SideStyle, where: Whereabouts): ForceRow | null => {
  const [first] = unit.groups;
  if (!first) return null;
  return {
    face: { ...elementFace(first.profile, style), figure: String(elementsOf(unit.groups)) },
    name: unitName(unit),
    words: unitWords(unit),
    count: 1,
    ...where,
    reconstructed: false,
  };
};

const generalRow = (
  { main, roster: { general } }: Muster,
  style: SideStyle,
  spaces: readonly string[],
): ForceRow[] => {
  const element = generalElement(main);
  if (!general || !element) return [];
  const fame = main.list.extraordinary.find(({ id }) => id === general.extraordinary);
  return [
    {
      face: { style, symbol: fame ? 'genius' : 'general', lead: true },
      name: general.name ?? fame?.name ?? element.entry.label,
      words: word('profile', 'general', {
        command: commandOf(main),
        mode: general.mode,
        points: generalCost(main),
        what: profileWords(element.profile),
      }),
      count: 1,
      spaces,
      reconstructed: false,
    },
  ];
};

/** The troops as the page and the sheet list them: the general first, then unit by unit. */
export const forceTable = (
  muster: Muster,
  seat: string,
  style: SideStyle,
  placeOf: (unit: MusteredUnit) => Whereabouts | null = () => null,
  generalPlace: readonly string[] = [],
): ForceTable => ({
  seat,
  isPlaced: contingents(muster).some(({ units }) => units.some(unit => placeOf(unit) !== null)),
  rows: [
    ...generalRow(muster, style, generalPlace),
    ...contingents(muster).flatMap(({ units }) =>
      units.flatMap(unit => rowOf(unit, style, placeOf(unit) ?? NOWHERE) ?? []),
    ),
  ],
});
