import { applyChanges, type Change } from '@/lib/documents/change';
import type { JsonPath } from '@/lib/documents/json-path';
import type { EntryTable, FieldChoice, FormField, Forms } from '@/lib/game/contract/authoring/forms';
import type { Force, General, Scenario, UnitEntry } from '../../document/scenario';
import { formatUnitId, titleOfUnit } from '../../document/scenario-armies';
import { cite } from '../../rulebook';
import { countMenPerFigure, SCALES } from '../../rules/army-scale';
import { GENERAL_CLASSES, GENERAL_KINDS, UNIT_CLASSES, UNIT_TYPES, WEATHERS } from '../../vocabulary';
import { findFreeId, removeUnits } from '../add-remove-units';
import { renamePieces } from '../rename-pieces';

const WORDS = 'words.lost-battles';
const fieldLabel = (id: string) => ({ code: `${WORDS}.field.${id}` });

const choicesOf = (values: readonly string[], words: string): readonly FieldChoice[] =>
  values.map(value => ({ value, label: { code: `${WORDS}.${words}.${value}` } }));

const ATTACK_LIMITS = [3, 4, 5];

const options: readonly FormField[] = [
  {
    path: ['deployment', 'kind'],
    label: fieldLabel('set-up'),
    kind: { type: 'choice', choices: choicesOf(['historical', 'free'], 'set-up') },
    rule: cite('11.1'),
  },
  {
    path: ['options', 'attackLimit'],
    label: fieldLabel('attack-limit'),
    kind: {
      type: 'choice',
      choices: ATTACK_LIMITS.map(value => ({ value, label: { code: `${WORDS}.number`, values: { value } } })),
    },
    rule: cite('6.3'),
  },
  {
    path: ['options', 'weather'],
    label: fieldLabel('weather'),
    kind: { type: 'choice', choices: choicesOf(WEATHERS, 'weather') },
    rule: cite('9.4'),
  },
  {
    path: ['options', 'scale'],
    label: fieldLabel('scale'),
    kind: {
      type: 'choice',
      choices: SCALES.map(value => ({
        value,
        label: { code: `${WORDS}.estimate.scale`, values: { scale: value, men: countMenPerFigure(value) } },
      })),
    },
    rule: cite('1.2'),
  },
  {
    path: ['options', 'fortune'],
    label: fieldLabel('fortune'),
    kind: { type: 'flag' },
    isOptional: true,
    rule: cite('9.5'),
  },
  {
    path: ['options', 'steadyCommands'],
    label: fieldLabel('steady-commands'),
    kind: { type: 'flag' },
    isOptional: true,
    rule: cite('9.5'),
  },
  {
    path: ['board', 'north'],
    label: fieldLabel('north'),
    kind: { type: 'number', min: 0, max: 359 },
  },
];

/** Whole armies can come tired or unready. */
const optionsOfForce = ({ sides }: Scenario, { side }: Force, index: number): readonly FormField[] => {
  const name = sides.find(({ id }) => id === side)?.name ?? side;
  return (['fatigued', 'surprised'] as const).map(key => ({
    path: ['forces', index, key],
    label: { code: `${WORDS}.field.${key}`, values: { side: name } },
    kind: { type: 'flag' },
    isOptional: true,
    rule: cite(key === 'fatigued' ? '10.3' : '11.5'),
  }));
};

const nameColumn: FormField = {
  path: ['name'],
  label: fieldLabel('name'),
  kind: { type: 'text', limit: 60 },
};

const idColumn: FormField = {
  path: ['id'],
  label: fieldLabel('id'),
  kind: {
    type: 'text',
    limit: 60,
    shape: { pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', words: fieldLabel('id-shape') },
  },
};

const unitColumns: readonly FormField[] = [
  nameColumn,
  {
    path: ['type'],
    label: fieldLabel('type'),
    kind: { type: 'choice', choices: choicesOf(UNIT_TYPES, 'type') },
  },
  {
    path: ['class'],
    label: fieldLabel('class'),
    kind: { type: 'choice', choices: choicesOf(UNIT_CLASSES, 'class') },
    rule: cite('1.1'),
  },
  { path: ['count'], label: fieldLabel('count'), kind: { type: 'number', min: 1, max: 40 } },
  idColumn,
];

/** 8.1 – A leader fights with one unit of the army: the guard. */
const generalColumns = ({ units }: Force): readonly FormField[] => [
  nameColumn,
  {
    path: ['class'],
    label: fieldLabel('class'),
    kind: { type: 'choice', choices: choicesOf(GENERAL_CLASSES, 'general-class') },
    rule: cite('1.4'),
  },
  {
    path: ['kind'],
    label: fieldLabel('kind'),
    kind: { type: 'choice', choices: choicesOf(GENERAL_KINDS, 'general-kind') },
    rule: cite('8.1'),
  },
  {
    path: ['guard'],
    label: fieldLabel('guard'),
    kind: { type: 'choice', choices: guardChoices(units) },
    isOptional: true,
    rule: cite('8.1'),
  },
  idColumn,
];

const guardChoices = (entries: readonly UnitEntry[]): readonly FieldChoice[] => {
  const units = entries.flatMap(unit => idsOfUnit(unit).map(id => ({ id, name: unit.name })));
  return units.map(unit => ({
    value: unit.id,
    label: { code: `${WORDS}.field.guard-unit`, values: { name: titleOfUnit(unit, units) } },
  }));
};

const LIST_NAMES = ['units', 'generals'] as const;
type ListName = (typeof LIST_NAMES)[number];

/** The most that fits on the book's sheets. */
const MAX_ROWS: Readonly<Record<ListName, number>> = { units: 60, generals: 4 };

const sheetsOf = (force: Force, index: number): readonly EntryTable[] =>
  LIST_NAMES.map(list => ({
    id: `${index}-${list}`,
    title: fieldLabel(list),
    seat: force.side,
    path: ['forces', index, list],
    columns: list === 'units' ? unitColumns : generalColumns(force),
    most: MAX_ROWS[list],
  }));

interface SheetSource {
  readonly force: Force;
  readonly list: ListName;
}

const findSheet = (scenario: Scenario, sheetId: string): SheetSource => {
  const [index, name] = sheetId.split('-');
  const force = scenario.forces[Number(index)];
  const list = LIST_NAMES.find(other => other === name);
  if (!force || !list) throw new Error(`no sheet ${sheetId}`);
  return { force, list };
};

const entry = (scenario: Scenario, sheetId: string, like?: unknown): UnitEntry | General => {
  const { force, list } = findSheet(scenario, sheetId);
  if (list === 'units') {
    const model = (like as UnitEntry | undefined) ?? defaultUnit;
    return { ...model, id: findFreeId(scenario, `${force.side}-${model.type}`, model.count) };
  }
  const { guard: _guard, ...model } = (like as General | undefined) ?? defaultGeneral;
  return { ...model, id: findFreeId(scenario, `${force.side}-${model.kind}`) };
};

const defaultUnit: Omit<UnitEntry, 'id'> = { name: '…', type: 'heavy-infantry', class: 'average', count: 1 };
const defaultGeneral: Omit<General, 'id'> = { name: '…', class: 'average', kind: 'commander' };

const remove = (scenario: Scenario, sheetId: string, indices: readonly number[]): readonly Change[] => {
  const { force, list } = findSheet(scenario, sheetId);
  const ids = indices.flatMap(index =>
    list === 'units' ? idsOfUnit(force.units[index]) : (force.generals[index]?.id ?? []),
  );
  return removeUnits(scenario, ids);
};

/** An id or a count is known elsewhere by the pieces that it names: they follow. */
const set: NonNullable<Forms<Scenario>['setEntryValue']> = (scenario, sheetId, index, path, value) => {
  const { force, list } = findSheet(scenario, sheetId);
  const at = scenario.forces.indexOf(force);
  const here: JsonPath = ['forces', at, list, index, ...path];
  const change: Change =
    value === undefined ? { op: 'remove', path: here } : { op: 'add', path: here, value };
  const [name] = path;
  if (name !== 'id' && (name !== 'count' || list === 'generals')) return [change];
  const { forces } = applyChanges(scenario, [change]);
  const renamed = new Map(
    list === 'units'
      ? pairUnitIds(force.units[index], forces[at]?.units[index])
      : [[force.generals[index]?.id ?? '', String(value)] as const],
  );
  return renamePieces(scenario, forces, id => (renamed.has(id) ? (renamed.get(id) ?? null) : id));
};

const pairUnitIds = (before: UnitEntry | undefined, after: UnitEntry | undefined) => {
  const ids = idsOfUnit(after);
  return idsOfUnit(before).map((id, index) => [id, ids[index] ?? null] as const);
};

const idsOfUnit = (unit: UnitEntry | undefined): readonly string[] =>
  unit ? Array.from({ length: unit.count }, (_, index) => formatUnitId(unit.id, index, unit.count)) : [];

/** The options of a battle, and both armies as tables of units and generals. */
export const forms = {
  options: (scenario: Scenario) => [
    ...options,
    ...scenario.forces.flatMap((force, index) => optionsOfForce(scenario, force, index)),
  ],
  tables: ({ forces }: Scenario) => forces.flatMap(sheetsOf),
  newEntry: entry,
  setEntryValue: set,
  removeEntries: remove,
} satisfies Forms<Scenario>;
