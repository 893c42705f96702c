import { createSideStyle, type SideStyle } from '@/lib/drawing/colours/palette';
import type { CounterFace } from '@/lib/drawing/counters/counter';
import { nameDeployGroup } from '@/lib/game/contract/authoring/deployment';
import type { Sentence } from '@/lib/game/contract/sentence';
import type { ForceRow, ForceTable } from '@/lib/game/document/roster';
import { commandOf } from '../rules/army/conditions';
import { computeGeneralCost } from '../rules/army/general-rules';
import type { Profile } from '../rules/army/points';
import {
  contingentsOf,
  costOf,
  countElements,
  generalElementOf,
  type ResolvedArmy,
  type ResolvedUnit,
} from '../rules/army/resolved-army';
import { dartsOf, describeProfile, symbolOf, word } from './words';

/** Armies outside a battle have no side, so they have no side's colour. */
export const NEUTRAL_STYLE: SideStyle = createSideStyle('#1E3F66', 'solid');

export const toElementFace = (profile: Profile, style: SideStyle): CounterFace => ({
  style,
  symbol: symbolOf(profile),
  darts: dartsOf(profile),
});

export const nameUnit = ({ unit, groups }: Pick<ResolvedUnit, 'unit' | 'groups'>): string =>
  unit.name ?? groups[0]?.entry.label ?? unit.id;

/** "8 elements: elite armoured swordsmen; 96 points". */
export const describeUnit = (unit: Pick<ResolvedUnit, 'unit' | 'groups'>) =>
  word('profile', 'unit', {
    elements: countElements(unit.groups),
    points: costOf(unit.groups),
    what: unit.groups.map(({ profile }) => describeProfile(profile)),
  });

/** Where a unit stands, or how it comes if it does not stand on the table. */
export interface UnitLocation {
  readonly spaces: readonly string[];
  readonly arrival?: Sentence;
}

const NO_LOCATION: UnitLocation = { spaces: [] };

const rowOf = (unit: ResolvedUnit, style: SideStyle, where: UnitLocation): ForceRow | null => {
  const [first] = unit.groups;
  if (!first) return null;
  return {
    face: { ...toElementFace(first.profile, style), figure: String(countElements(unit.groups)) },
    pieces: [unit.unit.id],
    name: nameUnit(unit),
    words: describeUnit(unit),
    count: 1,
    ...where,
    reconstructed: false,
  };
};

/** Where the general stands, alone or with a unit. */
type GeneralPlace = Pick<ForceRow, 'spaces' | 'pieces'>;

const generalRowsOf = (
  { main, roster: { general } }: ResolvedArmy,
  style: SideStyle,
  place: GeneralPlace,
): ForceRow[] => {
  const element = generalElementOf(main);
  if (!general || !element) return [];
  const fame = main.list.extraordinary.find(({ id }) => id === general.extraordinary);
  return [
    {
      face: { style, symbol: fame ? 'genius' : 'general', lead: true },
      name: general.name ?? fame?.name ?? element.entry.label,
      words: word('profile', 'general', {
        command: commandOf(main),
        mode: general.mode,
        points: computeGeneralCost(main),
        what: describeProfile(element.profile),
      }),
      count: 1,
      ...place,
      group: nameDeployGroup('leaders'),
      reconstructed: false,
    },
  ];
};

/** The troops as the page and the sheet list them: the general first, then unit by unit. */
export const toForceTable = (
  resolved: ResolvedArmy,
  seat: string,
  style: SideStyle,
  placeOf: (unit: ResolvedUnit) => UnitLocation | null = () => null,
  generalPlace: GeneralPlace = { spaces: [] },
): ForceTable => ({
  seat,
  isPlaced: contingentsOf(resolved).some(({ units }) => units.some(unit => placeOf(unit) !== null)),
  rows: [
    ...generalRowsOf(resolved, style, generalPlace),
    ...contingentsOf(resolved).flatMap(({ units }) =>
      units.flatMap(unit => rowOf(unit, style, placeOf(unit) ?? NO_LOCATION) ?? []),
    ),
  ],
});
