import { memoizeByIdentity } from '@/lib/documents/memoize-by-identity';
import type { Check } from '@/lib/game/check/check';
import type { DocumentKind, Fact } from '@/lib/game/document/document-kind';
import type { ForceTable } from '@/lib/game/document/roster';
import { cite, rulebook } from '../rulebook';
import {
  computeArmyCost,
  computeMaxAlliedPoints,
  computeMaxPoints,
  countUnits,
} from '../rules/army/army-rules';
import { commandOf, homesOf } from '../rules/army/conditions';
import {
  contingentsOf,
  costOf,
  countElements,
  groupsIn,
  type ResolvedArmy,
  resolveArmy,
} from '../rules/army/resolved-army';
import type { RosterRule } from '../rules/army/roster-rule';
import { ROSTER_RULES } from '../rules/army/roster-rules';
import { NEUTRAL_STYLE, nameUnit, toForceTable } from '../view/force-table';
import { describeUnitProfile } from '../view/unit-profile';
import { word } from '../view/words';
import { type ArmyDocument, armySchema } from './army-schema';

/** Every rule asks for it, so that it is looked up once. */
export const resolveArmyDocument: (army: ArmyDocument) => ResolvedArmy | null = memoizeByIdentity(
  (army: ArmyDocument) => resolveArmy(army, army.lists, army.language),
);

const listUnknown: Check<ArmyDocument> = {
  code: 'in-death-ground/list-unknown',
  severity: 'error',
  *find(army) {
    if (!resolveArmyDocument(army)) yield { path: ['list'], values: { list: army.list } };
  },
};

const toCheck = ({ code, rule, severity = 'error', find }: RosterRule): Check<ArmyDocument> => ({
  code: `in-death-ground/${code}`,
  severity,
  ...(rule ? { rule } : {}),
  *find(army) {
    const resolved = resolveArmyDocument(army);
    if (resolved) yield* find(resolved);
  },
});

export const ARMY_CHECKS: readonly Check<ArmyDocument>[] = [listUnknown, ...ROSTER_RULES.map(toCheck)];

/** Figures of an army that are always in sight. */
export const listArmyFacts = (resolved: ResolvedArmy, side: string, seat?: string): readonly Fact[] => {
  const fact = (code: string, section: Parameters<typeof cite>[0], values: Fact['values']): Fact => ({
    code: `in-death-ground/${code}`,
    rule: cite(section),
    ...(seat === undefined ? {} : { seat }),
    values: { side, ...values },
  });
  const { main, allies, roster } = resolved;
  return [
    fact('army-points', '8.7', {
      spent: computeArmyCost(resolved),
      points: roster.points,
      most: computeMaxPoints(resolved),
    }),
    fact('army-units', '18.1', {
      units: countUnits(resolved),
      elements: contingentsOf(resolved).reduce((sum, army) => sum + countElements(groupsIn(army)), 0),
    }),
    fact('command', '5.1', { command: word('command', commandOf(main)) }),
    fact('home', '7.14', { homes: homesOf(main).map(home => word('home', home)) }),
    ...(allies
      ? [
          fact('allies', '18.2', {
            list: allies.list.title,
            spent: costOf(groupsIn(allies)),
            most: computeMaxAlliedPoints(roster.points),
          }),
        ]
      : []),
  ];
};

/** Rosters carry the figures of each unit; the general has those of nobody. */
const addProfiles = (table: ForceTable, resolved: ResolvedArmy): ForceTable => {
  const units = new Map(
    contingentsOf(resolved).flatMap(contingent => contingent.units.map(unit => [unit.unit.id, unit])),
  );
  return {
    ...table,
    rows: table.rows.map(row => {
      const unit = units.get(row.pieces?.[0] ?? '');
      return unit ? { ...row, profile: describeUnitProfile(unit) } : row;
    }),
  };
};

export const armyKind: DocumentKind<ArmyDocument> = {
  format: 'army',
  system: rulebook.id,
  version: 1,
  schema: armySchema,
  migrations: [],
  checks: ARMY_CHECKS,
  facts: army => {
    const resolved = resolveArmyDocument(army);
    return resolved ? listArmyFacts(resolved, army.title) : [];
  },
  roster: army => {
    const resolved = resolveArmyDocument(army);
    return resolved ? [addProfiles(toForceTable(resolved, army.title, NEUTRAL_STYLE), resolved)] : [];
  },
  catalogue: army => {
    const resolved = resolveArmyDocument(army);
    const units = resolved ? contingentsOf(resolved).flatMap(contingent => contingent.units) : [];
    return {
      title: army.title,
      summary: army.summary ?? '',
      place: '',
      sides: resolved ? [resolved.main.list.title] : [],
      year: army.year,
      tags: [],
      size: army.units.length,
      isReconstructed: false,
      words: [...new Set(units.map(nameUnit)), ...army.sources.map(({ title }) => title)],
    };
  },
  blank: () => ({
    $schema: '/schemas/army/in-death-ground/1.json',
    format: 'army',
    version: 1,
    system: 'in-death-ground',
    title: '…',
    list: 'classical-greeks',
    year: -480,
    states: ['other'],
    points: 450,
    scenario: 'open-battle',
    role: 'attacker',
    general: null,
    units: [],
    sources: [],
  }),
};
