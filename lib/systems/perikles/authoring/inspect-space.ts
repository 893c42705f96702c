import type { Change } from '@/lib/documents/change';
import type { FieldChoice } from '@/lib/game/contract/authoring/forms';
import type { SpaceField, SpaceForm, SpaceNote } from '@/lib/game/contract/authoring/space-form';
import type { Sentence } from '@/lib/game/contract/sentence';
import { COMPONENTS } from '../data';
import { listShownLocations, locationsOf, trackOf } from '../document/authored-game';
import type { Location } from '../document/location';
import type { MarkerEntry, Scenario } from '../document/scenario';
import { cite } from '../rulebook';
import { computeStatueValue } from '../rules/victory';
import { describeArm, describeCity, describeLocation, describeSpace, WORDS } from '../view/words';
import { ARMS, type BattlePlace, CITIES, type City, isBattlePlace, isCity } from '../vocabulary';
import { brushAt, CLEAR, formatLocationBrush, paint } from './painting';
import { findFreeId } from './piece-ids';

const label = (id: string, values?: Sentence['values']): Sentence => ({
  code: `${WORDS}.inspect.${id}`,
  ...(values ? { values } : {}),
});

/** A city or the field of a location tile. */
export const inspectSpace = (scenario: Scenario, place: string): SpaceForm | null => {
  if (isCity(place)) return inspectCity(scenario, place);
  return isBattlePlace(place) ? inspectPlace(scenario, place) : null;
};

const inspectCity = (scenario: Scenario, city: City): SpaceForm | null => {
  const index = scenario.cities.findIndex(entry => entry.city === city);
  const entry = scenario.cities[index];
  if (!entry) return null;
  const track = trackOf(scenario, city);
  return {
    title: describeCity(city),
    fields: [
      leaderField(scenario, index),
      {
        id: 'defeats',
        label: label('defeats'),
        kind: { type: 'number', min: 0, max: 15 },
        value: entry.defeats,
        rule: cite('7.8'),
        change: defeats => set(['cities', index, 'defeats'], defeats),
      },
      ...trackFields(scenario, city, index),
      ...scenario.players.map((_, player) => influenceField(scenario, city, player)),
    ],
    notes: [
      { words: label('statue', { points: computeStatueValue(track, entry.defeats) }), rule: cite('8.3') },
      { words: label('influence-only'), rule: cite('2.2') },
    ],
  };
};

const set = (path: readonly (string | number)[], value: unknown): readonly Change[] => [
  value === undefined ? { op: 'remove', path } : { op: 'add', path, value },
];

/** 5.2 – Who leads the city where the game begins with the battles. */
const leaderField = ({ cities, sides }: Scenario, index: number): SpaceField => ({
  id: 'leader',
  label: label('leader'),
  kind: {
    type: 'choice',
    choices: sides.map(({ id, name }) => ({ value: id, label: { code: `${WORDS}.side`, values: { name } } })),
  },
  value: cities[index]?.leader,
  isOptional: true,
  rule: cite('5.2'),
  change: leader =>
    leader === undefined && cities[index]?.leader === undefined
      ? []
      : set(['cities', index, 'leader'], leader),
});

/** 8.3 – What a statue is worth by the number of defeats, as printed or the designer's own. */
const trackFields = (scenario: Scenario, city: City, index: number): readonly SpaceField[] => {
  const own = scenario.cities[index]?.track;
  const values = own ?? [];
  const printed = COMPONENTS.tracks[city];
  return [
    {
      id: 'own-track',
      label: label('own-track'),
      kind: { type: 'flag' },
      value: own !== undefined,
      rule: cite('8.3'),
      change: wanted => set(['cities', index, 'track'], wanted === true ? [...printed] : undefined),
    },
    ...values.map(
      (points, defeats): SpaceField => ({
        id: `track-${defeats}`,
        label: label('track', { defeats }),
        kind: { type: 'number', min: 0, max: 20 },
        value: points,
        rule: cite('8.3'),
        change: value => set(['cities', index, 'track'], values.with(defeats, Number(value))),
      }),
    ),
  ];
};

const MOST_MARKERS = 30;

/** 2.2 – The influence of a player in the city, however many piles it lies in. */
const influenceField = (scenario: Scenario, city: City, player: number): SpaceField => {
  const { side = '', influence = [] } = scenario.players[player] ?? {};
  const here = influence.filter(({ at }) => at === city);
  return {
    id: `influence-${side}`,
    label: label('influence', { side: scenario.sides.find(({ id }) => id === side)?.name ?? side }),
    kind: { type: 'number', min: 0, max: MOST_MARKERS },
    value: here.reduce((sum, { count }) => sum + count, 0),
    rule: cite('2.2'),
    change: count => {
      const others = influence.filter(({ at }) => at !== city);
      const id = here[0]?.id ?? findFreeId(scenario, `${side}-${city}`);
      const pile: readonly MarkerEntry[] = Number(count) > 0 ? [{ id, count: Number(count), at: city }] : [];
      return set(['players', player, 'influence'], [...others, ...pile]);
    },
  };
};

const inspectPlace = (scenario: Scenario, place: BattlePlace): SpaceForm => {
  const location = listShownLocations(scenario)[place];
  return {
    title: location
      ? { code: `${WORDS}.inspect.named`, values: { name: location.name } }
      : describeSpace(place),
    fields: [tileField(scenario, place), ...(location ? locationFields(scenario, location) : [])],
    notes: location ? placeNotes(location) : [{ words: label('no-tile'), rule: cite('3.2') }],
  };
};

/** 3.2 – Which location tile lies here. */
const tileField = (scenario: Scenario, place: BattlePlace): SpaceField => ({
  id: 'tile',
  label: label('tile'),
  kind: {
    type: 'choice',
    choices: [
      { value: CLEAR, label: { code: `${WORDS}.brush.no-location` } },
      ...[...locationsOf(scenario).values()].map(location => ({
        value: formatLocationBrush(location.id),
        label: describeLocation(location),
      })),
    ],
  },
  value: brushAt(scenario, place) ?? CLEAR,
  rule: cite('3.2'),
  change: brush => paint(scenario, String(brush), [place]),
});

/** A printed tile that is changed becomes one of the document's own. */
const changeLocation = (
  { ownLocations = [] }: Scenario,
  location: Location,
  part: Partial<Location>,
): readonly Change[] => {
  const changed = { ...location, ...part };
  const isOwn = ownLocations.some(({ id }) => id === location.id);
  const value = isOwn
    ? ownLocations.map(other => (other.id === location.id ? changed : other))
    : [...ownLocations, changed];
  return set(['ownLocations'], value);
};

const cityChoices: readonly FieldChoice[] = CITIES.map(value => ({ value, label: describeCity(value) }));
const armChoices: readonly FieldChoice[] = ARMS.map(value => ({ value, label: describeArm(value) }));
const LONGEST_NAME = 40;

const locationFields = (scenario: Scenario, location: Location): readonly SpaceField[] => [
  {
    id: 'name',
    label: label('name'),
    kind: { type: 'text', limit: LONGEST_NAME },
    value: location.name,
    change: text => {
      const name = String(text ?? '').trim();
      return name === '' ? [] : changeLocation(scenario, location, { name });
    },
  },
  {
    id: 'controller',
    label: label('controller'),
    kind: { type: 'choice', choices: cityChoices },
    value: location.controller,
    rule: cite('7.8'),
    change: city => changeLocation(scenario, location, { controller: city as City }),
  },
  {
    id: 'points',
    label: label('points'),
    kind: { type: 'number', min: 1, max: 20 },
    value: location.points,
    rule: cite('8.3'),
    change: points => changeLocation(scenario, location, { points: Number(points) }),
  },
  {
    id: 'first-round',
    label: label('first-round'),
    kind: { type: 'choice', choices: armChoices },
    value: location.rounds[0],
    rule: cite('7.1'),
    change: first => {
      const rounds = ARMS.filter(arm => arm === first || location.rounds.length > 1);
      return changeLocation(scenario, location, {
        rounds: rounds.toSorted(arm => (arm === first ? -1 : 1)),
      });
    },
  },
];

/** 6.4, 7.2 – Who fights here, and who of the place helps. */
const placeNotes = ({ militia, rebels }: Location): readonly SpaceNote[] => [
  { words: label('both-sides'), rule: cite('6.4') },
  ...[
    ...militia.map(arm => ({ code: `${WORDS}.militia`, values: { arm: describeArm(arm) } })),
    ...rebels.map(arm => ({ code: `${WORDS}.rebels`, values: { arm: describeArm(arm) } })),
  ].map(words => ({ words, rule: cite('7.2') })),
];
