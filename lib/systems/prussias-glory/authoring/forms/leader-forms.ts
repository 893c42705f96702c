import type { JsonPath } from '@/lib/documents/json-path';
import type { EntryField, EntryList, FieldChoice, FormField } from '@/lib/game/contract/authoring/forms';
import type { Force, LeaderEntry, WingEntry } from '../../document/forces-schema';
import type { Scenario } from '../../document/scenario';
import { cite } from '../../rulebook';
import { words } from '../../view/words';
import { LEADER_TRAITS, RESTRICTIONS } from '../../vocabulary';

const label = (id: string) => words(`field.${id}`);

const choicesOf = (values: readonly string[], group: string): readonly FieldChoice[] =>
  values.map(value => ({ value, label: words(`${group}.${value}`) }));

const numberField = (
  path: JsonPath,
  id: string,
  min: number,
  max: number,
  isOptional = false,
): FormField => ({
  path,
  label: label(id),
  kind: { type: 'number', min, max },
  ...(isOptional ? { isOptional } : {}),
});

/** What is printed on the counter of a leader. */
const leaderFields = (path: JsonPath, { worth }: Pick<LeaderEntry, 'worth'>): readonly EntryField[] => [
  { path: [...path, 'name'], label: label('leader'), kind: { type: 'text', limit: 60 } },
  numberField([...path, 'morale'], 'leader-morale', 0, 4),
  numberField([...path, 'movement'], 'leader-movement', 1, 20),
  numberField([...path, 'initiative'], 'initiative', 1, 6, true),
  { path: [...path, 'special'], label: label('special'), kind: { type: 'flag' }, isOptional: true },
  {
    path: [...path, 'restriction'],
    label: label('restriction'),
    kind: { type: 'choice', choices: choicesOf(RESTRICTIONS, 'restriction') },
    isOptional: true,
  },
  {
    path: [...path, 'traits'],
    label: label('leader-traits'),
    kind: { type: 'several', choices: choicesOf(LEADER_TRAITS, 'leader-trait'), least: 0, most: 3 },
    isOptional: true,
  },
  ...(worth
    ? [
        numberField([...path, 'worth', 'wounded'], 'worth-wounded', 0, 50),
        numberField([...path, 'worth', 'killed'], 'worth-killed', 0, 50),
      ]
    : []),
];

const MAX_WINGS = 20;

const nextWingNumber = ({ wings }: Force): number => {
  const taken = new Set(wings.map(({ id }) => id));
  const free = Array.from({ length: MAX_WINGS + 1 }, (_, index) => index + 1);
  return free.find(at => ![...taken].some(id => id.endsWith(`-wing-${at}`))) ?? MAX_WINGS + 1;
};

const createWing = (force: Force): WingEntry => {
  const id = `${force.side}-wing-${nextWingNumber(force)}`;
  return {
    id,
    name: '…',
    group: force.groups[0]?.id ?? '',
    leader: { id: `${id}-leader`, name: '…', morale: 1, movement: 8 },
    units: [],
  };
};

const wingFields = (
  { groups }: Force,
  path: JsonPath,
  { leader }: Pick<WingEntry, 'leader'>,
): readonly EntryField[] => [
  { path: [...path, 'name'], label: label('name'), kind: { type: 'text', limit: 60 } },
  {
    path: [...path, 'group'],
    label: label('wing-group'),
    kind: {
      type: 'choice',
      choices: groups.map(({ id, name }) => ({ value: id, label: words('name', { name }) })),
    },
  },
  ...(leader ? leaderFields([...path, 'leader'], leader) : []),
];

const sideNameOf = ({ sides }: Scenario, { side }: Force): string =>
  sides.find(({ id }) => id === side)?.name ?? side;

/** 3.2, 14.2 – The wings of an army with their leaders; a wing goes with its units, in the tables of the armies. */
const wingList = (scenario: Scenario, force: Force, index: number): EntryList => {
  const path: JsonPath = ['forces', index, 'wings'];
  return {
    title: words('rule-form.list.wings', { side: sideNameOf(scenario, force) }),
    path,
    least: force.wings.length,
    most: MAX_WINGS,
    kinds: [{ id: 'wing', label: words('rule-form.kind.wing'), entry: createWing(force) }],
    entries: force.wings.map((wing, at) => ({
      title: words('name', { name: wing.name }),
      rule: cite('14.2'),
      fields: wingFields(force, [...path, at], wing),
    })),
  };
};

const MAX_TURNS = 40;
const HOUR = '^([01]\\d|2[0-3])[0-5]\\d$';

/** An hour after the last turn, and not past midnight. */
const nextTurnTime = (last: string | undefined): string => {
  const hour = Math.min(23, Number((last ?? '0600').slice(0, 2)) + 1);
  return `${String(hour).padStart(2, '0')}00`;
};

/** 5 – The turns of the battle, by their hours. */
const turnList = ({ options: { turns } }: Scenario): EntryList => {
  const path: JsonPath = ['options', 'turns'];
  return {
    title: words('rule-form.list.turns'),
    path,
    least: 1,
    most: MAX_TURNS,
    kinds: [{ id: 'turn', label: words('rule-form.kind.turn'), entry: nextTurnTime(turns.at(-1)) }],
    entries: turns.map((hour, at) => ({
      title: words('name', { name: hour }),
      fields: [
        {
          path: [...path, at],
          label: label('hour'),
          kind: { type: 'text', limit: 4, shape: { pattern: HOUR, words: words('rule-form.shape.hour') } },
        },
      ],
    })),
  };
};

/** The wings of both armies with those who lead them, and the turns. */
export const listLeaderFields = (scenario: Scenario): readonly EntryList[] => [
  turnList(scenario),
  ...scenario.forces.map((force, index) => wingList(scenario, force, index)),
];

/** 6 – Who commands an army: what is printed on the counter. */
export const listCommanderFields = (
  scenario: Scenario,
  force: Force,
  index: number,
): readonly FormField[] => {
  const { commander } = force;
  if (!commander) return [];
  const path: JsonPath = ['forces', index, 'commander'];
  const named = (id: string) => words(`field.${id}`, { side: sideNameOf(scenario, force) });
  return [
    {
      path: [...path, 'name'],
      label: named('commander'),
      kind: { type: 'text', limit: 60 },
      rule: cite('6.1'),
    },
    { ...numberField([...path, 'morale'], 'commander-morale', 0, 4), label: named('commander-morale') },
    {
      ...numberField([...path, 'movement'], 'commander-movement', 1, 20),
      label: named('commander-movement'),
    },
    {
      ...numberField([...path, 'initiative'], 'commander-initiative', 1, 6, true),
      label: named('commander-initiative'),
    },
  ];
};
