import { oncePer } from '@/lib/documents/once-per';
import { COMPONENTS, type Counter, countersOf, withoutOne } from './data';
import type { Location } from './location';
import { type Deployed, type Theatre, withTroop } from './rules/relations';
import type { CityEntry, Scenario, TroopEntry } from './scenario';
import { ARMS, CITIES, type City, isPlace, PLACES, type Place, type Power } from './vocabulary';

export type Locations = ReadonlyMap<string, Location>;

/** The location tiles in force: the printed ones, overlaid by the document's own. */
export const locationsOf: (scenario: Scenario) => Locations = oncePer(
  ({ ownLocations = [] }: Scenario) =>
    new Map([...COMPONENTS.locations, ...ownLocations].map(location => [location.id, location] as const)),
);

export const cityEntry = ({ cities }: Scenario, city: City): CityEntry | undefined =>
  cities.find(entry => entry.city === city);

export const trackOf = (scenario: Scenario, city: City): readonly number[] =>
  cityEntry(scenario, city)?.track ?? COMPONENTS.tracks[city];

export const lossesOf = (scenario: Scenario, city: City): readonly Counter[] => {
  const losses = cityEntry(scenario, city)?.losses;
  return ARMS.flatMap(arm => (losses?.[arm] ?? []).map(value => ({ city, arm, value })));
};

/** The counters of a power that are alive. */
export const livingOf = (scenario: Scenario, power: Power): readonly Counter[] =>
  power === 'persia'
    ? countersOf(power)
    : lossesOf(scenario, power).reduce<readonly Counter[]>(withoutOne, countersOf(power));

export const locationsShown = (scenario: Scenario): Readonly<Partial<Record<Place, Location>>> => {
  const locations = locationsOf(scenario);
  return Object.fromEntries(
    PLACES.flatMap((place, index) => {
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

/** A counter as the document places it, and where it says so. */
export interface DrawnTroop {
  readonly entry: TroopEntry;
  readonly side: string;
  readonly player: number;
  readonly index: number;
}

/** All counters in the order in which they came: those that are said to be first before the others. */
export const drawnTroops = ({ players }: Scenario): readonly DrawnTroop[] => {
  const all = players.flatMap(({ side, troops }, player) =>
    troops.map((entry, index) => ({ entry, side, player, index })),
  );
  return [...all.filter(({ entry }) => entry.first), ...all.filter(({ entry }) => !entry.first)];
};

export const deployedAs = ({ entry, side }: DrawnTroop): Deployed | null => {
  const { city, arm, value, stance, at } = entry;
  return at !== undefined && isPlace(at) ? { side, city, arm, value, stance, place: at } : null;
};

/** The theatre before anybody has come. */
export const emptyTheatre = (scenario: Scenario): Theatre => ({
  sides: scenario.sides.map(({ id }) => id),
  leaders: leadersOf(scenario),
  locations: locationsShown(scenario),
  troops: [],
  relations: [],
  bindsAll: scenario.options.relations === 'sides',
});

/** The theatre as the document draws it, with the wars and alliances that follow. */
export const theatreAsDrawn = (scenario: Scenario): Theatre =>
  drawnTroops(scenario)
    .flatMap(troop => deployedAs(troop) ?? [])
    .reduce(withTroop, emptyTheatre(scenario));
