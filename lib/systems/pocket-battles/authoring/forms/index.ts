import type { Change } from '@/lib/documents/change';
import type { EntryTable, FieldChoice, FormField, Forms } from '@/lib/game/contract/authoring/forms';
import type { Sentence } from '@/lib/game/contract/sentence';
import { SHIPPED_LISTS } from '../../data';
import { sideIndexOf } from '../../document/army-units';
import type { Force, Scenario, UnitEntry } from '../../document/scenario';
import { listOfForce, troopIndexOfForce } from '../../document/troop-index';
import { cite } from '../../rulebook';
import { listOwnSegments } from '../../rules/segments';
import { describePrintedTroop, describeSegment, WORDS } from '../../view/words';
import { DEPLOYMENTS } from '../../vocabulary';
import { findFreeId } from '../unit-ids';

const label = (id: string): Sentence => ({ code: `${WORDS}.field.${id}` });

const sideChoices = ({ sides }: Scenario): readonly FieldChoice[] =>
  sides.map(({ id, name }) => ({ value: id, label: { code: `${WORDS}.side`, values: { name } } }));

const options = (scenario: Scenario): readonly FormField[] => [
  {
    path: ['options', 'points'],
    label: label('points'),
    kind: { type: 'number', min: 10, max: 400 },
    rule: cite('4.1'),
  },
  {
    path: ['deployment', 'kind'],
    label: label('set-up'),
    kind: {
      type: 'choice',
      choices: DEPLOYMENTS.map(value => ({ value, label: { code: `${WORDS}.set-up.${value}` } })),
    },
    rule: cite('4.3'),
  },
  {
    path: ['options', 'playerA'],
    label: label('player-a'),
    kind: { type: 'choice', choices: sideChoices(scenario) },
    isOptional: true,
    rule: cite('4.3'),
  },
  {
    path: ['options', 'actionsPerTurn'],
    label: label('actions-per-turn'),
    kind: { type: 'number', min: 1, max: 20 },
    isOptional: true,
    rule: cite('5.1'),
  },
  ...scenario.forces.map(
    ({ side }, index): FormField => ({
      path: ['forces', index, 'list'],
      label: { code: `${WORDS}.field.list`, values: { side: nameOf(scenario, side) } },
      kind: {
        type: 'choice',
        choices: [...(scenario.lists ?? []), ...SHIPPED_LISTS].map(({ id, title }) => ({
          value: id,
          label: { code: `${WORDS}.side`, values: { name: title } },
        })),
      },
      isOptional: true,
      rule: cite('4.1'),
    }),
  ),
];

const nameOf = ({ sides }: Scenario, side: string): string =>
  sides.find(({ id }) => id === side)?.name ?? side;

const columnsOf = (scenario: Scenario, force: Force): readonly FormField[] => {
  const side = sideIndexOf(scenario, force.side) ?? 0;
  const tiles = [...troopIndexOfForce(scenario, force).values()];
  return [
    { path: ['id'], label: label('id'), kind: { type: 'text' } },
    {
      path: ['troops', 0],
      label: label('top-tile'),
      kind: {
        type: 'choice',
        choices: tiles.map(troop => ({
          value: troop.id,
          label: {
            code: `${WORDS}.template`,
            values: { name: troop.name, words: describePrintedTroop(troop) },
          },
        })),
      },
      rule: cite('4.2'),
    },
    {
      path: ['at'],
      label: label('at'),
      kind: {
        type: 'choice',
        choices: listOwnSegments(side).map(segment => ({
          value: segment,
          label: describeSegment(segment, scenario),
        })),
      },
      isOptional: true,
      rule: cite('4.3'),
    },
  ];
};

const sheetId = (index: number): string => `units-${index}`;

const tables = (scenario: Scenario): readonly EntryTable[] =>
  scenario.forces.map((force, index) => ({
    id: sheetId(index),
    title: label('units'),
    seat: force.side,
    path: ['forces', index, 'units'],
    columns: columnsOf(scenario, force),
  }));

const findForceIndex = ({ forces }: Scenario, id: string): number => {
  const index = forces.findIndex((_, place) => sheetId(place) === id);
  if (index < 0) throw new Error(`no sheet ${id}`);
  return index;
};

/** Like the unit given, without its place; else one tile of the army's own list. */
const newEntry = (scenario: Scenario, id: string, like?: unknown): UnitEntry => {
  const force = scenario.forces[findForceIndex(scenario, id)];
  const list = (force && listOfForce(scenario, force)) ?? SHIPPED_LISTS[0];
  const model = like as UnitEntry | undefined;
  return {
    id: findFreeId(scenario, model?.id ?? force?.side ?? 'unit'),
    troops: model ? [...model.troops] : [list?.troops[0]?.id ?? 'unit'],
  };
};

const removeEntries = (scenario: Scenario, id: string, indices: readonly number[]): readonly Change[] => {
  const force = findForceIndex(scenario, id);
  const units = scenario.forces[force]?.units.filter((_, index) => !indices.includes(index)) ?? [];
  return [{ op: 'replace', path: ['forces', force, 'units'], value: units }];
};

/** The options of a battle, and both armies as tables of units. */
export const forms: Forms<Scenario> = {
  options,
  tables: tables,
  newEntry: newEntry,
  removeEntries: removeEntries,
};
