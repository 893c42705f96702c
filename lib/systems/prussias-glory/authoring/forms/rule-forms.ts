import type { JsonPath } from '@/lib/documents/json-path';
import type { EntryForm, EntryList, EntryTemplate } from '@/lib/game/contract/authoring/forms';
import type { Scenario, SetUpLimit } from '../../document/scenario';
import type { TraitName, VictoryPoint } from '../../document/traits-schema';
import { sectionsOfTrait } from '../../print/needed-sections';
import { cite } from '../../rulebook';
import { words } from '../../view/words';
import {
  buildFields,
  createNumberRange,
  createOptionalField,
  createRequiredField,
  defaultValueOf,
  type FieldSpec,
} from './rule-form-fields';

/** One kind of entry: its fields, and the lists within it. */
interface EntrySpec {
  readonly fields: readonly FieldSpec[];
  readonly lists?: Readonly<Record<string, readonly FieldSpec[]>>;
}

const TRAITS: Readonly<Record<TraitName, EntrySpec>> = {
  fog: {
    fields: [
      createRequiredField('from', 'turn'),
      createRequiredField('to', 'turn'),
      createRequiredField('limit', createNumberRange(1, 20)),
    ],
  },
  heat: { fields: [] },
  'river-in-column': { fields: [] },
  passivity: {
    fields: [
      createRequiredField('patient', 'side'),
      createRequiredField('weary', 'side'),
      createRequiredField('floor', createNumberRange(0, 40)),
    ],
  },
  advance: {
    fields: [
      createRequiredField('side', 'side'),
      createRequiredField('bonus', createNumberRange(1, 20)),
      createRequiredField('ceiling', createNumberRange(1, 99)),
      createRequiredField('freeAt', createNumberRange(0, 40)),
      createRequiredField('turns', createNumberRange(1, 20)),
      createRequiredField('units', createNumberRange(1, 20)),
      createRequiredField('goals', 'goals'),
      createRequiredField('leave', 'ranges'),
    ],
  },
  surprise: {
    fields: [
      createRequiredField('side', 'side'),
      createRequiredField('turn', 'turn'),
      createRequiredField('modifier', createNumberRange(1, 6)),
    ],
  },
  'compulsory-march': {
    fields: [
      createRequiredField('side', 'side'),
      createRequiredField('turn', 'turn'),
      createRequiredField('wings', 'wings'),
      createRequiredField('artillery', 'flag'),
      createRequiredField('towards', 'hex'),
      createRequiredField('hexes', createNumberRange(1, 10)),
    ],
  },
  'guns-below': { fields: [createRequiredField('side', 'side')] },
  entry: {
    fields: [
      createRequiredField('side', 'side'),
      createRequiredField('zone', 'zone'),
      createRequiredField('inColumn', 'in-column'),
      createOptionalField('wings', 'wings'),
      createOptionalField('gunsPerWing', createNumberRange(0, 20)),
    ],
  },
  arrival: {
    fields: [
      createRequiredField('side', 'side'),
      createRequiredField('wing', 'wing'),
      createRequiredField('artillery', 'guns'),
      createRequiredField('town', 'town'),
      createOptionalField('costAfter', createNumberRange(0, 9)),
    ],
    lists: {
      chances: [createRequiredField('turn', 'turn'), createRequiredField('upTo', createNumberRange(1, 6))],
    },
  },
  reinforcements: {
    fields: [
      createRequiredField('side', 'side'),
      createRequiredField('turn', 'turn'),
      createRequiredField('pieces', 'pieces'),
      createRequiredField('at', 'hex'),
    ],
  },
};

const DISTANCE_RANGE = createNumberRange(0, 60);

const LIMITS: Readonly<Record<SetUpLimit['kind'], EntrySpec>> = {
  'near-hex': {
    fields: [
      createRequiredField('who', 'who'),
      createRequiredField('of', 'hex'),
      createRequiredField('distance', DISTANCE_RANGE),
    ],
  },
  'one-near-each': {
    fields: [createRequiredField('who', 'who')],
    lists: { places: [createRequiredField('of', 'hex'), createRequiredField('distance', DISTANCE_RANGE)] },
  },
  'near-leader': {
    fields: [createRequiredField('who', 'who'), createRequiredField('distance', DISTANCE_RANGE)],
  },
  'in-area': { fields: [createRequiredField('who', 'who'), createRequiredField('areas', 'areas')] },
  'guns-near-wing': {
    fields: [
      createRequiredField('wings', 'wings'),
      createRequiredField('most', DISTANCE_RANGE),
      createRequiredField('distance', DISTANCE_RANGE),
    ],
  },
  'with-arm': {
    fields: [
      createRequiredField('who', 'who'),
      createRequiredField('arm', 'arm'),
      createOptionalField('most', createNumberRange(1, 20)),
    ],
  },
  detachments: {
    fields: [
      createRequiredField('who', 'who'),
      createRequiredField('most', createNumberRange(1, 9)),
      createRequiredField('apart', DISTANCE_RANGE),
      createOptionalField('outside', 'areas'),
    ],
  },
};

const POINTS_RANGE = createNumberRange(-50, 50);

const VICTORY_POINTS: Readonly<Record<VictoryPoint['kind'], EntrySpec>> = {
  'hold-towns': {
    fields: [
      createRequiredField('side', 'side'),
      createRequiredField('points', POINTS_RANGE),
      createRequiredField('towns', 'towns'),
      createRequiredField('units', createNumberRange(1, 20)),
    ],
  },
  'rout-baggage': {
    fields: [createRequiredField('side', 'side'), createRequiredField('points', POINTS_RANGE)],
  },
  'line-of-retreat': {
    fields: [
      createRequiredField('side', 'side'),
      createRequiredField('points', POINTS_RANGE),
      createRequiredField('town', 'town'),
      createRequiredField('leaders', createNumberRange(1, 20)),
    ],
  },
};

const LEVEL: EntrySpec = {
  fields: [
    createRequiredField('side', 'side'),
    createRequiredField('level', 'level'),
    createOptionalField('atLeast', POINTS_RANGE),
    createOptionalField('atMost', POINTS_RANGE),
    createOptionalField('moraleAbove', 'side'),
  ],
  lists: { requires: [createRequiredField('side', 'side'), createRequiredField('is', 'spirit')] },
};

/** 25.2, 26.2 – Levels that also require a low morale of an army. */
const LEVELS: Readonly<Record<'level' | 'low-morale', EntrySpec>> = {
  level: LEVEL,
  'low-morale': {
    ...LEVEL,
    fields: [
      ...LEVEL.fields,
      createRequiredField('moraleAtMost.side', 'side'),
      createRequiredField('moraleAtMost.value', createNumberRange(-20, 99)),
    ],
  },
};

const MAX_ENTRIES: Readonly<Record<string, number>> = { chances: 30, places: 10, requires: 4 };
const MAY_BE_EMPTY = ['requires'];

const buildInnerList = (
  scenario: Scenario,
  path: JsonPath,
  key: string,
  fields: readonly FieldSpec[],
  entries: readonly unknown[],
): EntryList => ({
  title: words(`rule-form.list.${key}`),
  path: [...path, key],
  least: MAY_BE_EMPTY.includes(key) ? 0 : 1,
  most: MAX_ENTRIES[key] ?? 1,
  kinds: addableKinds(scenario, { [key]: { fields } }, () => ({})),
  entries: entries.map((_, index) => ({
    title: words(`rule-form.kind.${key}`),
    fields: buildFields(scenario, [...path, key, index], fields),
  })),
});

const buildEntry = (
  scenario: Scenario,
  path: JsonPath,
  name: string,
  plan: EntrySpec,
  value: object,
): EntryForm => ({
  title: words(`rule-form.kind.${name}`),
  fields: buildFields(scenario, path, plan.fields),
  ...(plan.lists
    ? {
        lists: Object.entries(plan.lists).map(([key, fields]) =>
          buildInnerList(scenario, path, key, fields, listIn(value, key)),
        ),
      }
    : {}),
});

const listIn = (value: object, key: string): readonly unknown[] => {
  const list: unknown = Object.entries(value).find(([name]) => name === key)?.[1];
  return Array.isArray(list) ? list : [];
};

/** What can be added now: a kind that has to name something that does not exist yet is left out. */
const addableKinds = (
  scenario: Scenario,
  plans: Readonly<Record<string, EntrySpec>>,
  tagOf: (name: string) => object,
): readonly EntryTemplate[] =>
  Object.entries(plans).flatMap(([name, plan]) => {
    const entry = createEntry(scenario, plan, tagOf(name));
    return entry === null ? [] : [{ id: name, label: words(`rule-form.kind.${name}`), entry }];
  });

const createEntry = (scenario: Scenario, { fields, lists = {} }: EntrySpec, tag: object): object | null => {
  const entry: Record<string, unknown> = { ...tag };
  for (const { key, of } of fields.filter(({ isOptional }) => !isOptional)) {
    const value = defaultValueOf(scenario, of);
    if (value === null) return null;
    const [head = key, inner] = key.split('.');
    entry[head] = inner === undefined ? value : { ...Object(entry[head]), [inner]: value };
  }
  for (const [key, inner] of Object.entries(lists))
    entry[key] = [createEntry(scenario, { fields: inner }, {})];
  return entry;
};

const SECTION_OF_LIMIT = cite('22.2');

/** 22 to 26 – The rules of this battle, the limits of its set-up and its victory, one by one. */
export const listRuleFields = (scenario: Scenario): readonly EntryList[] => [
  {
    title: words('rule-form.list.traits'),
    path: ['traits'],
    least: 0,
    most: 30,
    kinds: addableKinds(scenario, TRAITS, trait => ({ trait })),
    entries: scenario.traits.map((trait, at) => {
      const [section] = sectionsOfTrait(trait.trait);
      const entry = buildEntry(scenario, ['traits', at], trait.trait, TRAITS[trait.trait], trait);
      return section ? { ...entry, rule: cite(section) } : entry;
    }),
  },
  {
    title: words('rule-form.list.limits'),
    path: ['deployment', 'limits'],
    least: 0,
    most: 60,
    kinds: addableKinds(scenario, LIMITS, kind => ({ kind })),
    entries: scenario.deployment.limits.map((limit, at) => ({
      ...buildEntry(scenario, ['deployment', 'limits', at], limit.kind, LIMITS[limit.kind], limit),
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
    kinds: addableKinds(scenario, VICTORY_POINTS, kind => ({ kind })),
    entries: (scenario.victoryPoints ?? []).map((points, at) => ({
      ...buildEntry(scenario, ['victoryPoints', at], points.kind, VICTORY_POINTS[points.kind], points),
      rule: cite('22.1'),
    })),
  },
  {
    title: words('rule-form.list.victory-levels'),
    path: ['victoryLevels'],
    least: 0,
    most: 12,
    kinds: addableKinds(scenario, LEVELS, () => ({})),
    entries: (scenario.victoryLevels ?? []).map((level, at) => {
      const plan = level.moraleAtMost ? LEVELS['low-morale'] : LEVELS.level;
      return { ...buildEntry(scenario, ['victoryLevels', at], 'level', plan, level), rule: cite('22.1') };
    }),
  },
];
