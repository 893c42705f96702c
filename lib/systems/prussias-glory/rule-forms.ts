import type { JsonPath } from '@/lib/documents/json-path';
import type { EntryKind, EntryList, ListEntry } from '@/lib/game/forms';
import { words } from './describe';
import { sectionsOfTrait } from './needed-sections';
import { beginningOf, count, type FieldPlan, fieldsOf, may, needs } from './rule-form-fields';
import { cite } from './rulebook';
import type { Scenario, SetUpLimit } from './scenario';
import type { TraitName, VictoryPoint } from './traits-schema';

/** One kind of entry: its fields, and the lists within it. */
interface Plan {
  readonly fields: readonly FieldPlan[];
  readonly lists?: Readonly<Record<string, readonly FieldPlan[]>>;
}

const TRAITS: Readonly<Record<TraitName, Plan>> = {
  fog: { fields: [needs('from', 'turn'), needs('to', 'turn'), needs('limit', count(1, 20))] },
  heat: { fields: [] },
  'river-in-column': { fields: [] },
  passivity: { fields: [needs('patient', 'side'), needs('weary', 'side'), needs('floor', count(0, 40))] },
  advance: {
    fields: [
      needs('side', 'side'),
      needs('bonus', count(1, 20)),
      needs('ceiling', count(1, 99)),
      needs('freeAt', count(0, 40)),
      needs('turns', count(1, 20)),
      needs('units', count(1, 20)),
      needs('goals', 'goals'),
      needs('leave', 'ranges'),
    ],
  },
  surprise: { fields: [needs('side', 'side'), needs('turn', 'turn'), needs('modifier', count(1, 6))] },
  'compulsory-march': {
    fields: [
      needs('side', 'side'),
      needs('turn', 'turn'),
      needs('wings', 'wings'),
      needs('artillery', 'flag'),
      needs('towards', 'hex'),
      needs('hexes', count(1, 10)),
    ],
  },
  'guns-below': { fields: [needs('side', 'side')] },
  entry: {
    fields: [
      needs('side', 'side'),
      needs('zone', 'zone'),
      needs('inColumn', 'in-column'),
      may('wings', 'wings'),
      may('gunsPerWing', count(0, 20)),
    ],
  },
  arrival: {
    fields: [
      needs('side', 'side'),
      needs('wing', 'wing'),
      needs('artillery', 'guns'),
      needs('town', 'town'),
      may('costAfter', count(0, 9)),
    ],
    lists: { chances: [needs('turn', 'turn'), needs('upTo', count(1, 6))] },
  },
  reinforcements: {
    fields: [needs('side', 'side'), needs('turn', 'turn'), needs('pieces', 'pieces'), needs('at', 'hex')],
  },
};

const FAR = count(0, 60);

const LIMITS: Readonly<Record<SetUpLimit['kind'], Plan>> = {
  'near-hex': { fields: [needs('who', 'who'), needs('of', 'hex'), needs('distance', FAR)] },
  'one-near-each': {
    fields: [needs('who', 'who')],
    lists: { places: [needs('of', 'hex'), needs('distance', FAR)] },
  },
  'near-leader': { fields: [needs('who', 'who'), needs('distance', FAR)] },
  'in-area': { fields: [needs('who', 'who'), needs('areas', 'areas')] },
  'guns-near-wing': { fields: [needs('wings', 'wings'), needs('most', FAR), needs('distance', FAR)] },
  'with-arm': { fields: [needs('who', 'who'), needs('arm', 'arm'), may('most', count(1, 20))] },
  detachments: {
    fields: [needs('who', 'who'), needs('most', count(1, 9)), needs('apart', FAR), may('outside', 'areas')],
  },
};

const POINTS = count(-50, 50);

const VICTORY_POINTS: Readonly<Record<VictoryPoint['kind'], Plan>> = {
  'hold-towns': {
    fields: [
      needs('side', 'side'),
      needs('points', POINTS),
      needs('towns', 'towns'),
      needs('units', count(1, 20)),
    ],
  },
  'rout-baggage': { fields: [needs('side', 'side'), needs('points', POINTS)] },
  'line-of-retreat': {
    fields: [
      needs('side', 'side'),
      needs('points', POINTS),
      needs('town', 'town'),
      needs('leaders', count(1, 20)),
    ],
  },
};

const LEVEL: Plan = {
  fields: [
    needs('side', 'side'),
    needs('level', 'level'),
    may('atLeast', POINTS),
    may('atMost', POINTS),
    may('moraleAbove', 'side'),
  ],
  lists: { requires: [needs('side', 'side'), needs('is', 'spirit')] },
};

/** 25.2, 26.2 – Levels that also ask how low the morale of an army is. */
const LEVELS: Readonly<Record<'level' | 'low-morale', Plan>> = {
  level: LEVEL,
  'low-morale': {
    ...LEVEL,
    fields: [
      ...LEVEL.fields,
      needs('moraleAtMost.side', 'side'),
      needs('moraleAtMost.value', count(-20, 99)),
    ],
  },
};

const MOST_WITHIN: Readonly<Record<string, number>> = { chances: 30, places: 10, requires: 4 };
const MAY_BE_EMPTY = ['requires'];

const innerList = (
  scenario: Scenario,
  path: JsonPath,
  key: string,
  fields: readonly FieldPlan[],
  entries: readonly unknown[],
): EntryList => ({
  title: words(`rule-form.list.${key}`),
  path: [...path, key],
  least: MAY_BE_EMPTY.includes(key) ? 0 : 1,
  most: MOST_WITHIN[key] ?? 1,
  kinds: kindsOf(scenario, { [key]: { fields } }, () => ({})),
  entries: entries.map((_, index) => ({
    title: words(`rule-form.kind.${key}`),
    fields: fieldsOf(scenario, [...path, key, index], fields),
  })),
});

const entryOf = (scenario: Scenario, path: JsonPath, name: string, plan: Plan, value: object): ListEntry => ({
  title: words(`rule-form.kind.${name}`),
  fields: fieldsOf(scenario, path, plan.fields),
  ...(plan.lists
    ? {
        lists: Object.entries(plan.lists).map(([key, fields]) =>
          innerList(scenario, path, key, fields, listIn(value, key)),
        ),
      }
    : {}),
});

const listIn = (value: object, key: string): readonly unknown[] => {
  const list: unknown = Object.entries(value).find(([name]) => name === key)?.[1];
  return Array.isArray(list) ? list : [];
};

/** What can be added now: a kind that has to name something of which there is none yet is left out. */
const kindsOf = (
  scenario: Scenario,
  plans: Readonly<Record<string, Plan>>,
  tagOf: (name: string) => object,
): readonly EntryKind[] =>
  Object.entries(plans).flatMap(([name, plan]) => {
    const entry = begun(scenario, plan, tagOf(name));
    return entry === null ? [] : [{ id: name, label: words(`rule-form.kind.${name}`), entry }];
  });

const begun = (scenario: Scenario, { fields, lists = {} }: Plan, tag: object): object | null => {
  const entry: Record<string, unknown> = { ...tag };
  for (const { key, of } of fields.filter(({ isOptional }) => !isOptional)) {
    const value = beginningOf(scenario, of);
    if (value === null) return null;
    const [head = key, inner] = key.split('.');
    entry[head] = inner === undefined ? value : { ...Object(entry[head]), [inner]: value };
  }
  for (const [key, inner] of Object.entries(lists)) entry[key] = [begun(scenario, { fields: inner }, {})];
  return entry;
};

const SECTION_OF_LIMIT = cite('22.2');

/** 22 to 26 – The rules of this battle, the limits of its set-up and its victory, one by one. */
export const ruleLists = (scenario: Scenario): readonly EntryList[] => [
  {
    title: words('rule-form.list.traits'),
    path: ['traits'],
    least: 0,
    most: 30,
    kinds: kindsOf(scenario, TRAITS, trait => ({ trait })),
    entries: scenario.traits.map((trait, at) => {
      const [section] = sectionsOfTrait(trait.trait);
      const entry = entryOf(scenario, ['traits', at], trait.trait, TRAITS[trait.trait], trait);
      return section ? { ...entry, rule: cite(section) } : entry;
    }),
  },
  {
    title: words('rule-form.list.limits'),
    path: ['deployment', 'limits'],
    least: 0,
    most: 60,
    kinds: kindsOf(scenario, LIMITS, kind => ({ kind })),
    entries: scenario.deployment.limits.map((limit, at) => ({
      ...entryOf(scenario, ['deployment', 'limits', at], limit.kind, LIMITS[limit.kind], limit),
      rule: SECTION_OF_LIMIT,
    })),
  },
  ...victoryLists(scenario),
];

const victoryLists = (scenario: Scenario): readonly EntryList[] => [
  {
    title: words('rule-form.list.victory-points'),
    path: ['victoryPoints'],
    least: 0,
    most: 10,
    kinds: kindsOf(scenario, VICTORY_POINTS, kind => ({ kind })),
    entries: (scenario.victoryPoints ?? []).map((points, at) => ({
      ...entryOf(scenario, ['victoryPoints', at], points.kind, VICTORY_POINTS[points.kind], points),
      rule: cite('22.1'),
    })),
  },
  {
    title: words('rule-form.list.victory-levels'),
    path: ['victoryLevels'],
    least: 0,
    most: 12,
    kinds: kindsOf(scenario, LEVELS, () => ({})),
    entries: (scenario.victoryLevels ?? []).map((level, at) => {
      const plan = level.moraleAtMost ? LEVELS['low-morale'] : LEVELS.level;
      return { ...entryOf(scenario, ['victoryLevels', at], 'level', plan, level), rule: cite('22.1') };
    }),
  },
];
