import type { Change } from '@/lib/documents/change';
import type { EntryTable, FieldChoice, FormField, Forms } from '@/lib/game/contract/authoring/forms';
import type { Sentence } from '@/lib/game/contract/sentence';
import type { Location } from '../../document/location';
import type { MarkerEntry, Scenario, TroopEntry } from '../../document/scenario';
import { cite } from '../../rulebook';
import { describeArm, describeCity, describeSpace, WORDS } from '../../view/words';
import { ARMS, BATTLE_PLACES, BEGINNINGS, CITIES, POWERS, SPECIALS, STANCES } from '../../vocabulary';
import { findFreeId } from '../piece-ids';

const label = (id: string, values: Sentence['values'] = {}): Sentence => ({
  code: `${WORDS}.field.${id}`,
  values,
});

const toSentence = (code: string): Sentence => ({ code: `${WORDS}.${code}` });

const toChoices = <Value extends string>(
  values: readonly Value[],
  say: (value: Value) => Sentence,
): readonly FieldChoice[] => values.map(value => ({ value, label: say(value) }));

const sideChoices = ({ sides }: Scenario): readonly FieldChoice[] =>
  sides.map(({ id, name }) => ({ value: id, label: { code: `${WORDS}.side`, values: { name } } }));

const gameFields = (scenario: Scenario): readonly FormField[] => [
  {
    path: ['options', 'begin'],
    label: label('begin'),
    kind: { type: 'choice', choices: toChoices(BEGINNINGS, begin => toSentence(`begin.${begin}`)) },
    rule: cite('3.1'),
  },
  { path: ['round'], label: label('round'), kind: { type: 'number', min: 1, max: 3 }, rule: cite('8.2') },
  {
    path: ['startPlayer'],
    label: label('start-player'),
    kind: { type: 'choice', choices: sideChoices(scenario) },
    isOptional: true,
    rule: cite('4.1'),
  },
  {
    path: ['locations', 'order'],
    label: label('order'),
    kind: {
      type: 'choice',
      choices: toChoices(['shuffled', 'listed'] as const, order => toSentence(`later.${order}`)),
    },
    rule: cite('3.2'),
  },
  {
    path: ['options', 'relations'],
    label: label('relations'),
    kind: {
      type: 'choice',
      choices: toChoices(['controller', 'sides'] as const, kind => toSentence(`relations.${kind}`)),
    },
    rule: cite('6.6'),
  },
];

const cityFields = (scenario: Scenario): readonly FormField[] =>
  scenario.cities.flatMap(({ city, track }, index): readonly FormField[] => [
    {
      path: ['cities', index, 'defeats'],
      label: label('defeats', { city: describeCity(city) }),
      kind: { type: 'number', min: 0, max: 15 },
      rule: cite('7.8'),
    },
    {
      path: ['cities', index, 'leader'],
      label: label('leader', { city: describeCity(city) }),
      kind: { type: 'choice', choices: sideChoices(scenario) },
      isOptional: true,
      rule: cite('5.2'),
    },
    ...(track ?? []).map(
      (_, place): FormField => ({
        path: ['cities', index, 'track', place],
        label: label('track', { city: describeCity(city), defeats: place }),
        kind: { type: 'number', min: 0, max: 20 },
        rule: cite('8.3'),
      }),
    ),
  ]);

const handFields = ({ players, sides }: Scenario): readonly FormField[] =>
  players.map(({ side }, index) => ({
    path: ['players', index, 'special'],
    label: label('special', { side: sides.find(({ id }) => id === side)?.name ?? side }),
    kind: { type: 'choice', choices: toChoices(SPECIALS, special => toSentence(`special.${special}`)) },
    isOptional: true,
    rule: cite('2.3'),
  }));

const options = (scenario: Scenario): readonly FormField[] => [
  ...gameFields(scenario),
  ...handFields(scenario),
  ...cityFields(scenario),
];

const idField: FormField = { path: ['id'], label: label('id'), kind: { type: 'text' } };

const MARKER_FIELDS: readonly FormField[] = [
  idField,
  { path: ['count'], label: label('count'), kind: { type: 'number', min: 1, max: 30 }, rule: cite('2.2') },
  {
    path: ['at'],
    label: label('city'),
    kind: { type: 'choice', choices: toChoices(CITIES, describeCity) },
    isOptional: true,
    rule: cite('2.2'),
  },
];

const TROOP_FIELDS: readonly FormField[] = [
  idField,
  {
    path: ['city'],
    label: label('city'),
    kind: { type: 'choice', choices: toChoices(POWERS, describeCity) },
    rule: cite('6.1'),
  },
  { path: ['arm'], label: label('arm'), kind: { type: 'choice', choices: toChoices(ARMS, describeArm) } },
  { path: ['value'], label: label('value'), kind: { type: 'number', min: 1, max: 9 } },
  {
    path: ['stance'],
    label: label('stance'),
    kind: { type: 'choice', choices: toChoices(STANCES, stance => toSentence(`side-of-place.${stance}`)) },
    rule: cite('6.3'),
  },
  {
    path: ['at'],
    label: label('place'),
    kind: { type: 'choice', choices: toChoices(BATTLE_PLACES, describeSpace) },
    isOptional: true,
    rule: cite('6.4'),
  },
  { path: ['first'], label: label('first'), kind: { type: 'flag' }, isOptional: true, rule: cite('6.3') },
];

const LOCATION_FIELDS: readonly FormField[] = [
  idField,
  { path: ['name'], label: label('name'), kind: { type: 'text', limit: 40 } },
  {
    path: ['controller'],
    label: label('controller'),
    kind: { type: 'choice', choices: toChoices(CITIES, describeCity) },
  },
  { path: ['points'], label: label('points'), kind: { type: 'number', min: 1, max: 20 }, rule: cite('8.3') },
  {
    path: ['rounds', 0],
    label: label('first-round'),
    kind: { type: 'choice', choices: toChoices(ARMS, describeArm) },
    rule: cite('7.1'),
  },
];

const OWN_LOCATIONS = 'own-locations';

/** The markers and counters of each player; location tiles of the document's own stand with the first. */
const tables = (scenario: Scenario): readonly EntryTable[] => [
  ...scenario.players.flatMap(({ side }, index): readonly EntryTable[] => [
    {
      id: `influence-${index}`,
      title: label('influence'),
      seat: side,
      path: ['players', index, 'influence'],
      columns: MARKER_FIELDS,
    },
    {
      id: `troops-${index}`,
      title: label('troops'),
      seat: side,
      path: ['players', index, 'troops'],
      columns: TROOP_FIELDS,
    },
  ]),
  ...(scenario.ownLocations
    ? [
        {
          id: OWN_LOCATIONS,
          title: label('own-locations'),
          seat: scenario.sides[0]?.id ?? '',
          path: ['ownLocations'],
          columns: LOCATION_FIELDS,
          most: 21,
        },
      ]
    : []),
];

const findPlayer = (scenario: Scenario, sheetId: string) => {
  const index = Number(sheetId.split('-').at(-1));
  const player = scenario.players[index];
  if (!player) throw new Error(`no sheet ${sheetId}`);
  return { index, player };
};

const newLocation = ({ ownLocations = [] }: Scenario, like?: unknown): Location => {
  const model = like as Location | undefined;
  const id = `place-${ownLocations.length + 1}`;
  return {
    ...(model ?? {
      name: id,
      controller: 'athens',
      rounds: ['infantry'],
      points: 4,
      militia: [],
      rebels: [],
    }),
    id,
  };
};

const newEntry = (
  scenario: Scenario,
  sheetId: string,
  like?: unknown,
): MarkerEntry | TroopEntry | Location => {
  if (sheetId === OWN_LOCATIONS) return newLocation(scenario, like);
  const { player } = findPlayer(scenario, sheetId);
  if (sheetId.startsWith('influence')) {
    const { at: _at, ...model } = (like as MarkerEntry | undefined) ?? {
      id: `${player.side}-markers`,
      count: 1,
    };
    return { ...model, id: findFreeId(scenario, model.id) };
  }
  const { at: _at, ...model } = (like as TroopEntry | undefined) ?? {
    id: 'athens-infantry',
    city: 'athens',
    arm: 'infantry',
    value: 1,
    stance: 'attack',
  };
  return { ...model, id: findFreeId(scenario, model.id) };
};

const removeEntries = (
  scenario: Scenario,
  sheetId: string,
  indices: readonly number[],
): readonly Change[] => {
  const keep = (_: unknown, index: number): boolean => !indices.includes(index);
  if (sheetId === OWN_LOCATIONS)
    return [{ op: 'replace', path: ['ownLocations'], value: (scenario.ownLocations ?? []).filter(keep) }];
  const { index, player } = findPlayer(scenario, sheetId);
  const name = sheetId.startsWith('influence') ? 'influence' : 'troops';
  return [{ op: 'replace', path: ['players', index, name], value: player[name].filter(keep) }];
};

/** The options of a game, and what each player has as tables. */
export const forms: Forms<Scenario> = {
  options,
  tables: tables,
  newEntry: newEntry,
  removeEntries: removeEntries,
};
