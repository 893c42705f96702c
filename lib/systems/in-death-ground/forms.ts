import type { Change } from '@/lib/documents/change';
import type { JsonPath } from '@/lib/documents/json-path';
import type { Choice, Field, Forms, Sheet } from '@/lib/game/forms';
import { findList } from './data';
import { profileWords, word } from './describe';
import type { Entry } from './list-schema';
import { choicesOf, named } from './lists/form-fields';
import { cite } from './rulebook';
import { SCENARIO_RULES } from './rules/deployment';
import { profileOf } from './rules/muster';
import type { ForceUnit, Scenario } from './scenario';
import { tableLists } from './table-forms';
import {
  EDGES,
  FRIEND_LOST_RULINGS,
  GENERAL_RANGE_RULINGS,
  HOMES,
  MOBILITY_RULINGS,
  SCENARIO_KINDS,
  SEASONS,
  STRATAGEMS,
  WEATHERS,
  ZONES,
} from './vocabulary';

const choice = (path: Field['path'], id: string, choices: readonly Choice[], rule: Field['rule']): Field => ({
  path,
  label: word('field', id),
  kind: { type: 'choice', choices },
  ...(rule ? { rule } : {}),
});

const number = (path: Field['path'], id: string, min: number, max: number, rule: Field['rule']): Field => ({
  path,
  label: word('field', id),
  kind: { type: 'number', min, max },
  ...(rule ? { rule } : {}),
});

/** Where the book has two readings. */
const ruling = (
  id: keyof NonNullable<Scenario['rulings']>,
  values: readonly string[],
  rule: Field['rule'],
): Field => ({
  ...choice(['rulings', id], id, choicesOf('ruling', values), rule),
  isOptional: true,
});

const rulings: readonly Field[] = [
  ruling('generalRanges', GENERAL_RANGE_RULINGS, cite('5.4')),
  ruling('mobility', MOBILITY_RULINGS, cite('14.2')),
  ruling('friendLost', FRIEND_LOST_RULINGS, cite('15.1')),
];

/** A document that chooses nothing has no rulings at all. */
const setRuling = (
  { rulings: chosen }: Scenario,
  [group, id]: JsonPath,
  value: unknown,
): readonly Change[] | null => {
  if (group !== 'rulings' || typeof id !== 'string') return null;
  const { [id]: _old, ...others } = (chosen ?? {}) as Readonly<Record<string, unknown>>;
  const next = value === undefined ? others : { ...others, [id]: value };
  if (Object.keys(next).length > 0) return [{ op: 'add', path: ['rulings'], value: next }];
  return chosen ? [{ op: 'remove', path: ['rulings'] }] : [];
};

const options = ({ kind, sides, forces }: Scenario): readonly Field[] => [
  choice(['kind'], 'scenario', choicesOf('scenario', SCENARIO_KINDS), cite('8.1')),
  choice(['attacker'], 'attacker', named(sides.map(({ id, name }) => ({ id, label: name }))), cite('8.1')),
  {
    path: ['freeSetUp'],
    label: word('field', 'freeSetUp'),
    kind: { type: 'flag' },
    rule: cite('8.3'),
    isOptional: true,
  },
  { ...number(['turns'], 'turns', 4, 60, SCENARIO_RULES[kind]), isOptional: true },
  ...rulings,
  choice(['board', 'home'], 'home', choicesOf('home', HOMES), cite('7.14')),
  number(['board', 'width'], 'width', 36, 120, cite('2.2')),
  number(['board', 'height'], 'height', 24, 120, cite('2.2')),
  choice(['weather', 'zone'], 'zone', choicesOf('zone', ZONES), cite('10.1')),
  choice(['weather', 'season'], 'season', choicesOf('season', SEASONS), cite('10.1')),
  choice(['weather', 'now'], 'weather', choicesOf('weather', WEATHERS), cite('10.2')),
  ...forces.flatMap((force, index): readonly Field[] => [
    choice(['forces', index, 'edge'], 'edge', choicesOf('edge', EDGES), cite('8.1')),
    ...(force.baggage
      ? [number(['forces', index, 'baggage', 'elements'], 'baggage', 2, 12, cite('9.3'))]
      : []),
    number(['forces', index, 'points'], 'points', 50, 2000, cite('8.7')),
    {
      path: ['forces', index, 'year'],
      label: word('field', 'year'),
      kind: { type: 'year', usual: 'bc' },
      rule: cite('18.1'),
    },
    {
      ...choice(['forces', index, 'stratagem'], 'stratagem', choicesOf('stratagem', STRATAGEMS), cite('8.4')),
      isOptional: true,
    },
  ]),
  number(['board', 'north'], 'north', 0, 359, undefined),
];

/** What elements of each name are; names that mean the same are told apart by themselves. */
const kindsIn = (entries: readonly Entry[]): readonly Choice[] => {
  const kinds = entries.flatMap(entry => entry.variants);
  const told = [...new Set(kinds.map(({ id }) => id))].map(id => {
    const own = kinds.filter(kind => kind.id === id).map(kind => profileWords(profileOf(kind)));
    const words = [...new Map(own.map(each => [JSON.stringify(each), each])).values()];
    return { id, words, key: JSON.stringify(words) };
  });
  return told.map(({ id, words, key }) => {
    const isAlone = told.filter(other => other.key === key).length === 1;
    return { value: id, label: word('field', isAlone ? 'kinds' : 'kinds-named', { kinds: words, id }) };
  });
};

const sheets = (scenario: Scenario): readonly Sheet[] =>
  scenario.forces.map((force, index) => {
    const list = findList(force.list, scenario.lists);
    const entries = list?.entries ?? [];
    return {
      id: `units-${index}`,
      title: word('sheet', 'units'),
      seat: force.side,
      path: ['forces', index, 'units'],
      columns: [
        { path: ['name'], label: word('field', 'name'), kind: { type: 'text' }, isOptional: true },
        choice(
          ['parts', 0, 'entry'],
          'entry',
          named(entries.map(({ id, label }) => ({ id, label }))),
          cite('18.1'),
        ),
        choice(['parts', 0, 'variant'], 'variant', kindsIn(entries), cite('18.1')),
        number(['parts', 0, 'elements'], 'elements', 1, 12, cite('4.1')),
        {
          path: ['hidden'],
          label: word('field', 'hidden'),
          kind: { type: 'flag' },
          isOptional: true,
          rule: cite('9.2'),
        },
        {
          path: ['late'],
          label: word('field', 'late'),
          kind: { type: 'flag' },
          isOptional: true,
          rule: cite('9.1'),
        },
      ],
    };
  });

const indexOf = (sheetId: string): number => Number(sheetId.replace('units-', ''));

const freeId = ({ forces }: Scenario): string => {
  const taken = new Set(forces.flatMap(({ units }) => units.map(({ id }) => id)));
  let next = 1;
  while (taken.has(`unit-${next}`)) next += 1;
  return `unit-${next}`;
};

const entry = (scenario: Scenario, sheetId: string, like?: unknown): unknown => {
  const force = scenario.forces[indexOf(sheetId)];
  const first = force && findList(force.list, scenario.lists)?.entries[0];
  const usual: Omit<ForceUnit, 'id'> = {
    parts: [{ entry: first?.id ?? 'entry', variant: first?.variants[0]?.id ?? 'variant', elements: 6 }],
  };
  const { place: _place, ...copied } = (
    typeof like === 'object' && like !== null ? like : usual
  ) as Partial<ForceUnit>;
  return { ...copied, id: freeId(scenario) };
};

const remove = (_: Scenario, sheetId: string, indices: readonly number[]): readonly Change[] =>
  [...indices]
    .sort((one, other) => other - one)
    .map(index => ({ op: 'remove', path: ['forces', indexOf(sheetId), 'units', index] }));

export const forms: Forms<Scenario> = {
  options,
  lists: tableLists,
  sheets,
  entry,
  remove,
  setOption: setRuling,
};
