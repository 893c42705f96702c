import { memoizeByIdentity } from '@/lib/documents/memoize-by-identity';
import { COMPONENTS, type Counter, countersOf, listLocations, withoutOne } from '../data';
import { type Deployed, type Theatre, withTroop } from '../rules/relations';
import {
  ARMS,
  BATTLE_PLACES,
  type BattlePlace,
  CITIES,
  type City,
  isBattlePlace,
  type Power,
} from '../vocabulary';
import type { Location } from './location';
import type { CityEntry, Scenario, TroopEntry } from './scenario';

export type LocationIndex = ReadonlyMap<string, Location>;

/** The location tiles in force: the printed ones, overlaid by the document's own. */
export const locationsOf: (scenario: Scenario) => LocationIndex = memoizeByIdentity(
  ({ language, ownLocations = [] }: Scenario) =>
    new Map([...listLocations(language), ...ownLocations].map(location => [location.id, location] as const)),
);

const findCityEntry = ({ cities }: Scenario, city: City): CityEntry | undefined =>
  cities.find(entry => entry.city === city);

export const trackOf = (scenario: Scenario, city: City): readonly number[] =>
  findCityEntry(scenario, city)?.track ?? COMPONENTS.tracks[city];

export const lossesOf = (scenario: Scenario, city: City): readonly Counter[] => {
  const losses = findCityEntry(scenario, city)?.losses;
  return ARMS.flatMap(arm => (losses?.[arm] ?? []).map(value => ({ city, arm, value })));
};

/** The counters of a power that are alive. */
export const livingOf = (scenario: Scenario, power: Power): readonly Counter[] =>
  power === 'persia'
    ? countersOf(power)
    : lossesOf(scenario, power).reduce<readonly Counter[]>(withoutOne, countersOf(power));

export const listShownLocations = (scenario: Scenario): Readonly<Partial<Record<BattlePlace, Location>>> => {
  const locations = locationsOf(scenario);
  return Object.fromEntries(
    BATTLE_PLACES.flatMap((place, index) => {
      const location = locations.get(scenario.locations.shown[index] ?? '');
      return location ? [[place, location]] : [];
    }),
  );
};

export const leadersOf = ({ cities }: Scenario): Readonly<Partial<Record<City, string>>> =>
  Object.fromEntries(
    CITIES.flatMap(city => {
      const leader = cities.find(entry => entry.city === city)?.leader;
      return leader === undefined ? [] : [[city, leader]];
    }),
  );

/** A counter as the document places it, and the path of that place. */
export interface AuthoredTroop {
  readonly entry: TroopEntry;
  readonly side: string;
  readonly player: number;
  readonly index: number;
}

/** All counters in order of arrival: those marked as first before the others. */
export const listAuthoredTroops = ({ players }: Scenario): readonly AuthoredTroop[] => {
  const all = players.flatMap(({ side, troops }, player) =>
    troops.map((entry, index) => ({ entry, side, player, index })),
  );
  return [...all.filter(({ entry }) => entry.first), ...all.filter(({ entry }) => !entry.first)];
};

export const toDeployed = ({ entry, side }: AuthoredTroop): Deployed | null => {
  const { city, arm, value, stance, at } = entry;
  return at !== undefined && isBattlePlace(at) ? { side, city, arm, value, stance, place: at } : null;
};

/** The theatre before anybody has arrived. */
export const createEmptyTheatre = (scenario: Scenario): Theatre => ({
  sides: scenario.sides.map(({ id }) => id),
  leaders: leadersOf(scenario),
  locations: listShownLocations(scenario),
  troops: [],
  relations: [],
  bindsAll: scenario.options.relations === 'sides',
});

/** The theatre as the document draws it, with the wars and alliances that follow. */
export const readAuthoredTheatre = (scenario: Scenario): Theatre =>
  listAuthoredTroops(scenario)
    .flatMap(troop => toDeployed(troop) ?? [])
    .reduce(withTroop, createEmptyTheatre(scenario));
