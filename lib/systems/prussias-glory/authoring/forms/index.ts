import type { Change } from '@/lib/documents/change';
import type { EntryTable, FieldChoice, FormField, Forms } from '@/lib/game/contract/authoring/forms';
import { PROFILES } from '../../data';
import type { Force, UnitEntry } from '../../document/forces-schema';
import { ruleDataOf } from '../../document/rule-data';
import type { Scenario } from '../../document/scenario';
import { cite } from '../../rulebook';
import { nameProfile, words } from '../../view/words';
import { DOCTRINES, NATIONS, NORTHS } from '../../vocabulary';
import { findFreeId, removePieces } from '../add-remove-pieces';
import { listChartFields, setChart } from './chart-forms';
import { listCommanderFields, listLeaderFields } from './leader-forms';
import { listMapOptions, setFirstNumber } from './map-forms';
import { listRuleFields } from './rule-forms';

const label = (id: string) => words(`field.${id}`);

const choicesOf = (values: readonly string[], group: string): readonly FieldChoice[] =>
  values.map(value => ({ value, label: words(`${group}.${value}`) }));

const battleOptions: readonly FormField[] = [
  {
    path: ['options', 'kind'],
    label: label('kind'),
    kind: { type: 'choice', choices: choicesOf(['main', 'battle'], 'scenario-kind') },
    rule: cite('6.1'),
  },
  {
    path: ['board', 'north'],
    label: label('north'),
    kind: { type: 'choice', choices: NORTHS.map(value => ({ value, label: words(`north.${value}`) })) },
    rule: cite('1.1'),
  },
];

const forceOptions = ({ sides }: Scenario, { side }: Force, index: number): readonly FormField[] => {
  const values = { side: sides.find(({ id }) => id === side)?.name ?? side };
  const field = (id: string) => words(`field.${id}`, values);
  return [
    {
      path: ['forces', index, 'morale', 'start'],
      label: field('morale'),
      kind: { type: 'number', min: 1, max: 99 },
      rule: cite('10'),
    },
    {
      path: ['forces', index, 'morale', 'top'],
      label: field('top'),
      kind: { type: 'number', min: 1, max: 99 },
      rule: cite('10'),
    },
    {
      path: ['forces', index, 'doctrine'],
      label: field('doctrine'),
      kind: { type: 'choice', choices: choicesOf(DOCTRINES, 'doctrine') },
      rule: cite('3.4'),
    },
    {
      path: ['forces', index, 'nation'],
      label: field('nation'),
      kind: { type: 'choice', choices: choicesOf(NATIONS, 'nation') },
      rule: cite('1.4'),
    },
    {
      path: ['forces', index, 'infantryLimit'],
      label: field('infantry-limit'),
      kind: { type: 'number', min: 1, max: 20 },
      isOptional: true,
      rule: cite('26.3.5'),
    },
  ];
};

const unitColumns = (scenario: Scenario): readonly FormField[] => [
  { path: ['name'], label: label('name'), kind: { type: 'text' } },
  {
    path: ['profile'],
    label: label('profile'),
    kind: {
      type: 'choice',
      choices: Object.keys(ruleDataOf(scenario).profiles).map(value => ({
        value,
        label: Object.hasOwn(PROFILES, value) ? nameProfile(value) : words('own-profile', { id: value }),
      })),
    },
    rule: cite('2.1'),
  },
  {
    path: ['nation'],
    label: label('nation-of-unit'),
    kind: { type: 'choice', choices: choicesOf(NATIONS, 'nation') },
    isOptional: true,
    rule: cite('1.4'),
  },
  {
    path: ['steps'],
    label: label('steps'),
    kind: { type: 'number', min: 1, max: 4 },
    isOptional: true,
    rule: cite('2.1'),
  },
  { path: ['id'], label: label('id'), kind: { type: 'text' } },
];

const groupColumns: readonly FormField[] = [
  { path: ['name'], label: label('name'), kind: { type: 'text' } },
  {
    path: ['kind'],
    label: label('group-kind'),
    kind: {
      type: 'choice',
      choices: choicesOf(['infantry', 'cavalry', 'special', 'detachment'], 'group-kind'),
    },
    rule: cite('6.2'),
  },
  { path: ['rating'], label: label('rating'), kind: { type: 'number', min: 1, max: 6 }, rule: cite('14.2') },
  {
    path: ['commanded'],
    label: label('commanded'),
    kind: { type: 'number', min: 1, max: 6 },
    isOptional: true,
    rule: cite('23.6'),
  },
  { path: ['id'], label: label('id'), kind: { type: 'text' } },
];

const WING = 'wing';

/** 6.2 – The wing that a unit belongs to. */
const wingColumn = (wings: Force['wings'], common: string): FormField => ({
  path: [WING],
  label: label('wing'),
  kind: {
    type: 'choice',
    choices: wings.map(({ id, name }) => ({ value: id, label: words('wing-choice', { name }) })),
  },
  rule: cite('6.2'),
  common,
});

/** One table for each wing, one for the guns, one for the groups. */
const sheetsOf = (scenario: Scenario, { side, wings }: Force, force: number): readonly EntryTable[] => [
  ...wings.map(({ id, name }, wing) => ({
    id: `${force}/wing/${wing}`,
    title: words('sheet.wing', { wing: name }),
    seat: side,
    path: ['forces', force, 'wings', wing, 'units'],
    columns: [...unitColumns(scenario), wingColumn(wings, id)],
  })),
  {
    id: `${force}/artillery/0`,
    title: words('sheet.artillery'),
    seat: side,
    path: ['forces', force, 'artillery'],
    columns: unitColumns(scenario),
  },
  {
    id: `${force}/groups/0`,
    title: words('sheet.groups'),
    seat: side,
    path: ['forces', force, 'groups'],
    columns: groupColumns,
  },
];

const findSheet = (scenario: Scenario, sheetId: string) => {
  const [force = '', list = '', wing = ''] = sheetId.split('/');
  const entry = scenario.forces[Number(force)];
  if (!entry) throw new Error(`no sheet ${sheetId}`);
  const units: readonly UnitEntry[] =
    list === 'artillery' ? entry.artillery : (entry.wings[Number(wing)]?.units ?? []);
  return { force: entry, index: Number(force), list, units };
};

const newEntry = (scenario: Scenario, sheetId: string, like?: unknown): unknown => {
  const { force, list } = findSheet(scenario, sheetId);
  if (list === 'groups') {
    const model = (like as Force['groups'][number] | undefined) ?? { name: '…', kind: 'special', rating: 4 };
    const taken = new Set(force.groups.map(({ id }) => id));
    const number =
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].find(at => !taken.has(`${force.side}-group-${at}`)) ?? 13;
    return { ...model, id: `${force.side}-group-${number}` };
  }
  const usual = { name: '…', profile: list === 'artillery' ? 'medium-artillery' : 'prussian-line' };
  const model = (like as UnitEntry | undefined) ?? usual;
  return { ...model, id: findFreeId(scenario, `${force.side}-unit`) };
};

/** A unit goes over to another wing; every other value is written where it stands. */
const setEntryValue: Forms<Scenario>['setEntryValue'] = (scenario, sheetId, row, path, value) => {
  const { force, index, list, units } = findSheet(scenario, sheetId);
  const [from, to] = [Number(sheetId.split('/')[2]), force.wings.findIndex(({ id }) => id === value)];
  const unit = units[row];
  if (path[0] === WING)
    return unit && to >= 0
      ? [
          { op: 'remove', path: ['forces', index, 'wings', from, 'units', row] },
          { op: 'add', path: ['forces', index, 'wings', to, 'units', '-'], value: unit },
        ]
      : [];
  const place =
    list === 'wing' ? ['forces', index, 'wings', from, 'units', row] : ['forces', index, list, row];
  const full = [...place, ...path];
  return [value === undefined ? { op: 'remove', path: full } : { op: 'add', path: full, value }];
};

const removeEntries = (
  scenario: Scenario,
  sheetId: string,
  indices: readonly number[],
): readonly Change[] => {
  const { force, index, list, units } = findSheet(scenario, sheetId);
  if (list === 'groups')
    return [
      {
        op: 'replace',
        path: ['forces', index, 'groups'],
        value: force.groups.filter((_, at) => !indices.includes(at)),
      },
    ];
  return removePieces(
    scenario,
    indices.flatMap(at => units[at]?.id ?? []),
  );
};

/** The options of a battle, and both armies as tables. */
export const forms: Forms<Scenario> = {
  options: scenario => [
    ...battleOptions,
    ...listMapOptions(scenario),
    ...scenario.forces.flatMap((force, index) => [
      ...forceOptions(scenario, force, index),
      ...listCommanderFields(scenario, force, index),
    ]),
    ...listChartFields(scenario),
  ],
  lists: scenario => [...listLeaderFields(scenario), ...listRuleFields(scenario)],
  setOption: (scenario, path, value) =>
    setFirstNumber(scenario, path, value) ?? setChart(scenario, path, value),
  tables: scenario => scenario.forces.flatMap((force, index) => sheetsOf(scenario, force, index)),
  newEntry,
  setEntryValue,
  removeEntries,
};
