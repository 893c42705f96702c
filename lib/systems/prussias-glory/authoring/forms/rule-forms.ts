import type { JsonPath } from '@/lib/documents/json-path';
import type { EntryForm, EntryList, EntryTemplate } from '@/lib/game/contract/forms';
import type { Scenario, SetUpLimit } from '../../document/scenario';
import type { TraitName, VictoryPoint } from '../../document/traits-schema';
import { sectionsOfTrait } from '../../print/needed-sections';
import { cite } from '../../rulebook';
import { words } from '../../view/words';
import {
  buildFields,
  defaultValueOf,
  type FieldSpec,
  numberRange,
  optionalField,
  requiredField,
} from './rule-form-fields';

/** One kind of entry: its fields, and the lists within it. */
interface EntrySpec {
  readonly fields: readonly FieldSpec[];
  readonly lists?: Readonly<Record<string, readonly FieldSpec[]>>;
}

const TRAITS: Readonly<Record<TraitName, EntrySpec>> = {
  fog: {
    fields: [
      requiredField('from', 'turn'),
      requiredField('to', 'turn'),
      requiredField('limit', numberRange(1, 20)),
    ],
  },
  heat: { fields: [] },
  'river-in-column': { fields: [] },
  passivity: {
    fields: [
      requiredField('patient', 'side'),
      requiredField('weary', 'side'),
      requiredField('floor', numberRange(0, 40)),
    ],
  },
  advance: {
    fields: [
      requiredField('side', 'side'),
      requiredField('bonus', numberRange(1, 20)),
      requiredField('ceiling', numberRange(1, 99)),
      requiredField('freeAt', numberRange(0, 40)),
      requiredField('turns', numberRange(1, 20)),
      requiredField('units', numberRange(1, 20)),
      requiredField('goals', 'goals'),
      requiredField('leave', 'ranges'),
    ],
  },
  surprise: {
    fields: [
      requiredField('side', 'side'),
      requiredField('turn', 'turn'),
      requiredField('modifier', numberRange(1, 6)),
    ],
  },
  'compulsory-march': {
    fields: [
      requiredField('side', 'side'),
      requiredField('turn', 'turn'),
      requiredField('wings', 'wings'),
      requiredField('artillery', 'flag'),
      requiredField('towards', 'hex'),
      requiredField('hexes', numberRange(1, 10)),
    ],
  },
  'guns-below': { fields: [requiredField('side', 'side')] },
  entry: {
    fields: [
      requiredField('side', 'side'),
      requiredField('zone', 'zone'),
      requiredField('inColumn', 'in-column'),
      optionalField('wings', 'wings'),
      optionalField('gunsPerWing', numberRange(0, 20)),
    ],
  },
  arrival: {
    fields: [
      requiredField('side', 'side'),
      requiredField('wing', 'wing'),
      requiredField('artillery', 'guns'),
      requiredField('town', 'town'),
      optionalField('costAfter', numberRange(0, 9)),
    ],
    lists: { chances: [requiredField('turn', 'turn'), requiredField('upTo', numberRange(1, 6))] },
  },
  reinforcements: {
    fields: [
      requiredField('side', 'side'),
      requiredField('turn', 'turn'),
      requiredField('pieces', 'pieces'),
      requiredField('at', 'hex'),
    ],
  },
};

const DISTANCE_RANGE = numberRange(0, 60);

const LIMITS: Readonly<Record<SetUpLimit['kind'], EntrySpec>> = {
  'near-hex': {
    fields: [
      requiredField('who', 'who'),
      requiredField('of', 'hex'),
      requiredField('distance', DISTANCE_RANGE),
    ],
  },
  'one-near-each': {
    fields: [requiredField('who', 'who')],
    lists: { places: [requiredField('of', 'hex'), requiredField('distance', DISTANCE_RANGE)] },
  },
  'near-leader': { fields: [requiredField('who', 'who'), requiredField('distance', DISTANCE_RANGE)] },
  'in-area': { fields: [requiredField('who', 'who'), requiredField('areas', 'areas')] },
  'guns-near-wing': {
    fields: [
      requiredField('wings', 'wings'),
      requiredField('most', DISTANCE_RANGE),
      requiredField('distance', DISTANCE_RANGE),
    ],
  },
  'with-arm': {
    fields: [
      requiredField('who', 'who'),
      requiredField('arm', 'arm'),
      optionalField('most', numberRange(1, 20)),
    ],
  },
  detachments: {
    fields: [
      requiredField('who', 'who'),
      requiredField('most', numberRange(1, 9)),
      requiredField('apart', DISTANCE_RANGE),
      optionalField('outside', 'areas'),
    ],
  },
};

const POINTS_RANGE = numberRange(-50, 50);

const VICTORY_POINTS: Readonly<Record<VictoryPoint['kind'], EntrySpec>> = {
  'hold-towns': {
    fields: [
      requiredField('side', 'side'),
      requiredField('points', POINTS_RANGE),
      requiredField('towns', 'towns'),
      requiredField('units', numberRange(1, 20)),
    ],
  },
  'rout-baggage': { fields: [requiredField('side', 'side'), requiredField('points', POINTS_RANGE)] },
  'line-of-retreat': {
    fields: [
      requiredField('side', 'side'),
      requiredField('points', POINTS_RANGE),
      requiredField('town', 'town'),
      requiredField('leaders', numberRange(1, 20)),
    ],
  },
};

const LEVEL: EntrySpec = {
  fields: [
    requiredField('side', 'side'),
    requiredField('level', 'level'),
    optionalField('atLeast', POINTS_RANGE),
    optionalField('atMost', POINTS_RANGE),
    optionalField('moraleAbove', 'side'),
  ],
  lists: { requires: [requiredField('side', 'side'), requiredField('is', 'spirit')] },
};

/** 25.2, 26.2 – Levels that also ask how low the morale of an army is. */
const LEVELS: Readonly<Record<'level' | 'low-morale', EntrySpec>> = {
  level: LEVEL,
  'low-morale': {
    ...LEVEL,
    fields: [
      ...LEVEL.fields,
      requiredField('moraleAtMost.side', 'side'),
      requiredField('moraleAtMost.value', numberRange(-20, 99)),
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

/** What can be added now: a kind that has to name something of which there is none yet is left out. */
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
export const ruleLists = (scenario: Scenario): readonly EntryList[] => [
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
