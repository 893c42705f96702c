import { oncePer } from '@/lib/documents/once-per';
import type { Check } from '@/lib/game/check';
import type { DocumentKind, Fact } from '@/lib/game/document-kind';
import { forceTable, NEUTRAL_STYLE, unitName } from './army-roster';
import { type ArmyDocument, armySchema } from './army-schema';
import { word } from './describe';
import { cite, rulebook } from './rulebook';
import { alliedPoints, armyCost, mostPoints, unitCount } from './rules/army-rules';
import { commandOf, homesOf } from './rules/conditions';
import { contingents, costOf, elementsOf, groupsIn, type Muster, musterOf } from './rules/muster';
import { ROSTER_RULES } from './rules/roster';
import type { RosterRule } from './rules/roster-rule';

/** Every rule asks for it, so that it is looked up once. */
export const musterOfArmy: (army: ArmyDocument) => Muster | null = oncePer((army: ArmyDocument) =>
  musterOf(army, army.lists),
);

const listUnknown: Check<ArmyDocument> = {
  code: 'in-death-ground/list-unknown',
  severity: 'error',
  *find(army) {
    if (!musterOfArmy(army)) yield { path: ['list'], values: { list: army.list } };
  },
};

const asCheck = ({ code, rule, severity = 'error', find }: RosterRule): Check<ArmyDocument> => ({
  code: `in-death-ground/${code}`,
  severity,
  ...(rule ? { rule } : {}),
  *find(army) {
    const muster = musterOfArmy(army);
    if (muster) yield* find(muster);
  },
});

export const ARMY_CHECKS: readonly Check<ArmyDocument>[] = [listUnknown, ...ROSTER_RULES.map(asCheck)];

/** Figures of an army that are always in sight. */
export const musterFacts = (muster: Muster, side: string, seat?: string): readonly Fact[] => {
  const fact = (code: string, section: Parameters<typeof cite>[0], values: Fact['values']): Fact => ({
    code: `in-death-ground/${code}`,
    rule: cite(section),
    ...(seat === undefined ? {} : { seat }),
    values: { side, ...values },
  });
  const { main, allies, roster } = muster;
  return [
    fact('army-points', '8.7', { spent: armyCost(muster), points: roster.points, most: mostPoints(muster) }),
    fact('army-units', '18.1', {
      units: unitCount(muster),
      elements: contingents(muster).reduce((sum, army) => sum + elementsOf(groupsIn(army)), 0),
    }),
    fact('command', '5.1', { command: word('command', commandOf(main)) }),
    fact('home', '7.14', { homes: homesOf(main).map(home => word('home', home)) }),
    ...(allies
      ? [
          fact('allies', '18.2', {
            list: allies.list.title,
            spent: costOf(groupsIn(allies)),
            most: alliedPoints(roster.points),
          }),
        ]
      : []),
  ];
};

export const armyKind: DocumentKind<ArmyDocument> = {
  format: 'army',
  system: rulebook.id,
  version: 1,
  schema: armySchema,
  migrations: [],
  checks: ARMY_CHECKS,
  facts: army => {
    const muster = musterOfArmy(army);
    return muster ? musterFacts(muster, army.title) : [];
  },
  roster: army => {
    const muster = musterOfArmy(army);
    return muster ? [forceTable(muster, army.title, NEUTRAL_STYLE)] : [];
  },
  catalogue: army => {
    const muster = musterOfArmy(army);
    const units = muster ? contingents(muster).flatMap(contingent => contingent.units) : [];
    return {
      title: army.title,
      summary: army.summary ?? '',
      place: '',
      sides: muster ? [muster.main.list.title] : [],
      year: army.year,
      tags: [],
      size: army.units.length,
      isReconstructed: false,
      words: [...new Set(units.map(unitName)), ...army.sources.map(({ title }) => title)],
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
