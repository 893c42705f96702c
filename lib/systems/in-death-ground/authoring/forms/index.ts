import type { Change } from '@/lib/documents/change';
import type { JsonPath } from '@/lib/documents/json-path';
import type { EntryTable, FieldChoice, FormField, Forms } from '@/lib/game/contract/authoring/forms';
import { findNumberedId } from '@/lib/game/document/free-id';
import { findList } from '../../data';
import type { TroopEntry } from '../../document/army-list-schema';
import type { ForceUnit, Scenario } from '../../document/scenario';
import { cite } from '../../rulebook';
import { profileOf } from '../../rules/army/resolved-army';
import { SCENARIO_RULES } from '../../rules/setup/deployment';
import { describeProfile, word } from '../../view/words';
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
} from '../../vocabulary';
import { choicesOf, toChoices } from '../army-lists/forms/form-fields';
import { listTableLists } from './table-forms';

const choiceField = (
  path: FormField['path'],
  id: string,
  choices: readonly FieldChoice[],
  rule: FormField['rule'],
): FormField => ({
  path,
  label: word('field', id),
  kind: { type: 'choice', choices },
  ...(rule ? { rule } : {}),
});

const numberField = (
  path: FormField['path'],
  id: string,
  min: number,
  max: number,
  rule: FormField['rule'],
): FormField => ({
  path,
  label: word('field', id),
  kind: { type: 'number', min, max },
  ...(rule ? { rule } : {}),
});

/** Where the book has two readings. */
const rulingField = (
  id: keyof NonNullable<Scenario['rulings']>,
  values: readonly string[],
  rule: FormField['rule'],
): FormField => ({
  ...choiceField(['rulings', id], id, choicesOf('ruling', values), rule),
  isOptional: true,
});

const RULING_FIELDS: readonly FormField[] = [
  rulingField('generalRanges', GENERAL_RANGE_RULINGS, cite('5.4')),
  rulingField('mobility', MOBILITY_RULINGS, cite('14.2')),
  rulingField('friendLost', FRIEND_LOST_RULINGS, cite('15.1')),
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

const listOptions = ({ kind, sides, forces }: Scenario): readonly FormField[] => [
  choiceField(['kind'], 'scenario', choicesOf('scenario', SCENARIO_KINDS), cite('8.1')),
  choiceField(
    ['attacker'],
    'attacker',
    toChoices(sides.map(({ id, name }) => ({ id, label: name }))),
    cite('8.1'),
  ),
  {
    path: ['freeSetUp'],
    label: word('field', 'freeSetUp'),
    kind: { type: 'flag' },
    rule: cite('8.3'),
    isOptional: true,
  },
  { ...numberField(['turns'], 'turns', 4, 60, SCENARIO_RULES[kind]), isOptional: true },
  ...RULING_FIELDS,
  choiceField(['board', 'home'], 'home', choicesOf('home', HOMES), cite('7.14')),
  numberField(['board', 'width'], 'width', 36, 120, cite('2.2')),
  numberField(['board', 'height'], 'height', 24, 120, cite('2.2')),
  choiceField(['weather', 'zone'], 'zone', choicesOf('zone', ZONES), cite('10.1')),
  choiceField(['weather', 'season'], 'season', choicesOf('season', SEASONS), cite('10.1')),
  choiceField(['weather', 'now'], 'weather', choicesOf('weather', WEATHERS), cite('10.2')),
  ...forces.flatMap((force, index): readonly FormField[] => [
    choiceField(['forces', index, 'edge'], 'edge', choicesOf('edge', EDGES), cite('8.1')),
    ...(force.baggage
      ? [numberField(['forces', index, 'baggage', 'elements'], 'baggage', 2, 12, cite('9.3'))]
      : []),
    numberField(['forces', index, 'points'], 'points', 50, 2000, cite('8.7')),
    {
      path: ['forces', index, 'year'],
      label: word('field', 'year'),
      kind: { type: 'year', usual: 'bc' },
      rule: cite('18.1'),
    },
    {
      ...choiceField(
        ['forces', index, 'stratagem'],
        'stratagem',
        choicesOf('stratagem', STRATAGEMS),
        cite('8.4'),
      ),
      isOptional: true,
    },
  ]),
  numberField(['board', 'north'], 'north', 0, 359, undefined),
];

/** What elements of each name are; names that mean the same are kept apart. */
const listKinds = (entries: readonly TroopEntry[]): readonly FieldChoice[] => {
  const kinds = entries.flatMap(entry => entry.variants);
  const next = [...new Set(kinds.map(({ id }) => id))].map(id => {
    const own = kinds.filter(kind => kind.id === id).map(kind => describeProfile(profileOf(kind)));
    const words = [...new Map(own.map(each => [JSON.stringify(each), each])).values()];
    return { id, words, key: JSON.stringify(words) };
  });
  return next.map(({ id, words, key }) => {
    const isAlone = next.filter(other => other.key === key).length === 1;
    return { value: id, label: word('field', isAlone ? 'kinds' : 'kinds-named', { kinds: words, id }) };
  });
};

const listSheets = (scenario: Scenario): readonly EntryTable[] =>
  scenario.forces.map((force, index) => {
    const list = findList(force.list, scenario.lists, scenario.language);
    const entries = list?.entries ?? [];
    return {
      id: `units-${index}`,
      title: word('sheet', 'units'),
      seat: force.side,
      path: ['forces', index, 'units'],
      columns: [
        { path: ['name'], label: word('field', 'name'), kind: { type: 'text' }, isOptional: true },
        choiceField(
          ['parts', 0, 'entry'],
          'entry',
          toChoices(entries.map(({ id, label }) => ({ id, label }))),
          cite('18.1'),
        ),
        choiceField(['parts', 0, 'variant'], 'variant', listKinds(entries), cite('18.1')),
        numberField(['parts', 0, 'elements'], 'elements', 1, 12, cite('4.1')),
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

const sheetIndexOf = (sheetId: string): number => Number(sheetId.replace('units-', ''));

const findFreeId = ({ forces }: Scenario): string =>
  findNumberedId(
    'unit',
    forces.flatMap(({ units }) => units.map(({ id }) => id)),
  );

const newEntry = (scenario: Scenario, sheetId: string, like?: unknown): unknown => {
  const force = scenario.forces[sheetIndexOf(sheetId)];
  const first = force && findList(force.list, scenario.lists, scenario.language)?.entries[0];
  const usual: Omit<ForceUnit, 'id'> = {
    parts: [{ entry: first?.id ?? 'entry', variant: first?.variants[0]?.id ?? 'variant', elements: 6 }],
  };
  const { place: _place, ...copied } = (
    typeof like === 'object' && like !== null ? like : usual
  ) as Partial<ForceUnit>;
  return { ...copied, id: findFreeId(scenario) };
};

const removeEntries = (_: Scenario, sheetId: string, indices: readonly number[]): readonly Change[] =>
  [...indices]
    .sort((one, other) => other - one)
    .map(index => ({ op: 'remove', path: ['forces', sheetIndexOf(sheetId), 'units', index] }));

export const forms: Forms<Scenario> = {
  options: listOptions,
  lists: listTableLists,
  tables: listSheets,
  newEntry,
  removeEntries,
  setOption: setRuling,
};
