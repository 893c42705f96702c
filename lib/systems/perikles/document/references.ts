import type { JsonPath } from '@/lib/documents/json-path';
import type { Check } from '@/lib/game/check/check';
import { findTile } from '../data';
import { cite } from '../rulebook';
import { locationsOf } from './authored-game';
import type { Scenario } from './scenario';

interface Named {
  readonly name: string;
  readonly path: JsonPath;
}

const listNamedSides = ({ players, cities, startPlayer }: Scenario): readonly Named[] => [
  ...players.map(({ side }, index) => ({ name: side, path: ['players', index, 'side'] })),
  ...(startPlayer === undefined ? [] : [{ name: startPlayer, path: ['startPlayer'] }]),
  ...cities.flatMap(({ leader }, index) =>
    leader === undefined ? [] : [{ name: leader, path: ['cities', index, 'leader'] }],
  ),
];

/** Every player that a document names must be one of its sides. */
export const unknownSide: Check<Scenario> = {
  code: 'perikles/unknown-side',
  severity: 'error',
  *find(scenario) {
    for (const { name, path } of listNamedSides(scenario))
      if (!scenario.sides.some(({ id }) => id === name)) yield { path, values: { side: name } };
  },
};

function* findRepeated(all: readonly Named[]): Generator<Named> {
  for (const [index, one] of all.entries())
    if (all.findIndex(({ name }) => name === one.name) < index) yield one;
}

export const playerOnce: Check<Scenario> = {
  code: 'perikles/player-once',
  severity: 'error',
  *find({ players, sides }) {
    const all = players.map(({ side }, index) => ({ name: side, path: ['players', index, 'side'] }));
    for (const { name, path } of findRepeated(all)) yield { path, values: { side: name } };
    for (const [index, { id, name }] of sides.entries())
      if (!players.some(({ side }) => side === id)) yield { path: ['sides', index], values: { side: name } };
  },
};

export const namedOnce: Check<Scenario> = {
  code: 'perikles/named-once',
  severity: 'error',
  *find({ players }) {
    const all = players.flatMap(({ influence, troops }, player) => [
      ...influence.map(({ id }, index) => ({
        name: id,
        path: ['players', player, 'influence', index, 'id'],
      })),
      ...troops.map(({ id }, index) => ({ name: id, path: ['players', player, 'troops', index, 'id'] })),
    ]);
    for (const { name, path } of findRepeated(all)) yield { path, values: { id: name } };
  },
};

export const cityOnce: Check<Scenario> = {
  code: 'perikles/city-once',
  severity: 'error',
  *find({ cities }) {
    const all = cities.map(({ city }, index) => ({ name: city, path: ['cities', index, 'city'] }));
    for (const { name, path } of findRepeated(all)) yield { path, values: { city: name } };
  },
};

const listNamedLocations = ({ locations: { shown, later } }: Scenario): readonly Named[] => [
  ...shown.flatMap((name, index) => (name === null ? [] : [{ name, path: ['locations', 'shown', index] }])),
  ...later.map((name, index) => ({ name, path: ['locations', 'later', index] })),
];

export const unknownLocation: Check<Scenario> = {
  code: 'perikles/unknown-location',
  severity: 'error',
  rule: cite('2.1'),
  *find(scenario) {
    const known = locationsOf(scenario);
    for (const { name, path } of listNamedLocations(scenario))
      if (!known.has(name)) yield { path, values: { location: name } };
  },
};

/** 2.1 – There is one tile of each place. */
export const locationOnce: Check<Scenario> = {
  code: 'perikles/location-once',
  severity: 'error',
  rule: cite('2.1'),
  *find(scenario) {
    for (const { name, path } of findRepeated(listNamedLocations(scenario)))
      yield { path, values: { location: name } };
  },
};

export const unknownTile: Check<Scenario> = {
  code: 'perikles/unknown-tile',
  severity: 'error',
  rule: cite('2.1'),
  *find({ tiles = [] }) {
    const all = tiles.map((name, index) => ({ name, path: ['tiles', index] }));
    for (const { name, path } of all) if (!findTile(name)) yield { path, values: { tile: name } };
    for (const { name, path } of findRepeated(all)) yield { path, values: { tile: name } };
  },
};
