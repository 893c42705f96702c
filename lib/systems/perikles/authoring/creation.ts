import opening413 from '@/content/scenarios/perikles/perikles-413.json';
import opening421 from '@/content/scenarios/perikles/perikles-421.json';
import opening431 from '@/content/scenarios/perikles/perikles-431.json';
import { roll, seedRng } from '@/lib/dice/rng';
import type { Creation, CreationInput } from '@/lib/game/contract/authoring/creation';
import { COMPONENTS } from '../data';
import { blankFor, MAX_PLAYERS } from '../document/blank';
import { type Scenario, scenarioSchema } from '../document/scenario';
import { WORDS } from '../view/words';
import { BATTLE_PLACES } from '../vocabulary';

const MIN_PLAYERS = 3;
const LAST_ROUND = 3;
const ROUNDS = [3, 2, 1] as const;
const SHUFFLE_SIDES = 1_000_000;

const YEARS: Readonly<Record<string, unknown>> = {
  'year-431': opening431,
  'year-421': opening421,
  'year-413': opening413,
};
const RANDOM = 'shuffled';

/** 2.1 – Seven places out of the shuffled tiles, the others for later rounds. */
const shufflePlaces = (seed: number, round: number): Scenario['locations'] => {
  const { faces } = roll(seedRng(seed), { count: COMPONENTS.locations.length, sides: SHUFFLE_SIDES });
  const ids = COMPONENTS.locations
    .map(({ id }, index) => ({ id, key: faces[index] ?? 0 }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ id }) => id);
  return {
    shown: ids.slice(0, BATTLE_PLACES.length),
    later: ids.slice(BATTLE_PLACES.length, BATTLE_PLACES.length * (LAST_ROUND - round + 1)),
    order: 'shuffled',
  };
};

/** The state of the war in a historical year, for as many players as there are. */
const applyYear = (empty: Scenario, year: unknown): Scenario => {
  const { round, cities, locations, players, options } = scenarioSchema.parse(year);
  return {
    ...empty,
    round,
    cities,
    locations,
    options,
    players: empty.sides.map(({ id }, index) => ({
      side: id,
      influence: (players[index]?.influence ?? []).map(markers => ({
        ...markers,
        id: `${id}-${markers.at}`,
      })),
      troops: [],
    })),
  };
};

const create = ({ title, year, sides, size, ground, seed }: CreationInput): Scenario => {
  const players = Math.max(MIN_PLAYERS, Math.min(MAX_PLAYERS, sides.length));
  const empty = blankFor(players);
  const round = LAST_ROUND - (ROUNDS.find(rounds => String(rounds) === size) ?? LAST_ROUND) + 1;
  const named: Scenario = {
    ...empty,
    title,
    date: { year },
    round,
    sides: empty.sides.map((side, index) => ({ ...side, name: sides[index] ?? side.name })),
  };
  if (ground === RANDOM) return { ...named, locations: shufflePlaces(seed, round) };
  return ground !== null && Object.hasOwn(YEARS, ground) ? applyYear(named, YEARS[ground]) : named;
};

/** A new game: three to five players, from the beginning or in a year of the war. */
export const creation: Creation<Scenario> = {
  sizes: ROUNDS.map(rounds => ({ id: String(rounds), label: { code: `${WORDS}.size`, values: { rounds } } })),
  grounds: [RANDOM, ...Object.keys(YEARS)].map(id => ({ id, label: { code: `${WORDS}.ground.${id}` } })),
  seats: { least: MIN_PLAYERS, most: MAX_PLAYERS },
  create,
};
