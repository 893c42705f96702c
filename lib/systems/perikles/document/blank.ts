import { createScenarioHead } from '@/lib/game/document/blank-scenario';
import { COMPONENTS } from '../data';
import { CITIES } from '../vocabulary';
import type { CityEntry, Player, Scenario } from './scenario';

/** Colour and manner of the players' markers: neighbours differ in both. */
const PLAYERS: readonly Scenario['sides'][number][] = [
  { id: 'first', name: 'A', colour: '#24566B', style: 'solid' },
  { id: 'second', name: 'B', colour: '#8E2A20', style: 'outline' },
  { id: 'third', name: 'C', colour: '#4B3A6B', style: 'solid' },
  { id: 'fourth', name: 'D', colour: '#6B5A12', style: 'outline' },
  { id: 'fifth', name: 'E', colour: '#2F5D3A', style: 'solid' },
];

export const MAX_PLAYERS = PLAYERS.length;

/** The printed track stands in the document, so that forms can change it. */
const newCity = (city: CityEntry['city']): CityEntry => ({
  city,
  defeats: 0,
  losses: { infantry: [], galleys: [] },
  track: [...COMPONENTS.tracks[city]],
});

/** 2.2 – Two markers in each city. */
const newPlayer = (side: string): Player => ({
  side,
  influence: CITIES.map(city => ({ id: `${side}-${city}`, count: 2, at: city })),
  troops: [],
});

/** How many players come before the first free markers; the names are the author's to change. */
export const blankFor = (players: number): Scenario => {
  const sides = PLAYERS.slice(0, players);
  return {
    ...createScenarioHead('perikles', { year: -431, sides }),
    round: 1,
    cities: CITIES.map(newCity),
    players: sides.map(({ id }) => newPlayer(id)),
    ownLocations: [],
    locations: { shown: [], later: [], order: 'shuffled' },
    options: { begin: 'markers', relations: 'controller' },
    variants: [],
  };
};

export const blank = (): Scenario => blankFor(4);
