import { z } from 'zod';
import componentsJson from '@/content/systems/perikles/components.json';
import { type Location, locationSchema } from './document/location';
import { ARMS, type Arm, CITIES, POWERS, type Power, TILE_SYMBOLS } from './vocabulary';

const values = z.array(z.number().int());

const componentsSchema = z.strictObject({
  locations: z.array(
    locationSchema.extend({
      names: z.record(z.string(), z.string()).optional().describe('What it is called in other languages.'),
    }),
  ),
  tiles: z.array(
    z.strictObject({
      id: z.string(),
      city: z.enum([...CITIES, 'any']),
      shards: z.number().int(),
      symbol: z.enum(TILE_SYMBOLS),
    }),
  ),
  counters: z.record(z.enum(POWERS), z.strictObject({ infantry: values, galleys: values })),
  tracks: z.record(z.enum(CITIES), values),
  table: z.array(z.strictObject({ column: z.string(), attacker: z.number(), defender: z.number() })),
});

/** 1.2 – What is in the box: tiles, counters and the combat table as they are printed. */
export const COMPONENTS = componentsSchema.parse(componentsJson);

export type InfluenceTile = (typeof COMPONENTS)['tiles'][number];

/** The printed location tiles, named in the language of a document. */
export const listLocations = (language = 'en'): readonly Location[] =>
  COMPONENTS.locations.map(({ names, ...location }) => ({
    ...location,
    name: names?.[language] ?? location.name,
  }));

const TILES = new Map(COMPONENTS.tiles.map(tile => [tile.id, tile] as const));

export const TILE_IDS: readonly string[] = COMPONENTS.tiles.map(({ id }) => id);

export const findTile = (id: string): InfluenceTile | undefined => TILES.get(id);

/** A tile that must be there: the rules have named it themselves. */
export const tileOf = (id: string): InfluenceTile => {
  const tile = TILES.get(id);
  if (!tile) throw new Error(`no influence tile ${id}`);
  return tile;
};

/** The values of a power's counters of one arm, the lowest first. */
export const listPrintedValues = (power: Power, arm: Arm): readonly number[] =>
  COMPONENTS.counters[power][arm];

/** A military counter. */
export interface Counter {
  readonly city: Power;
  readonly arm: Arm;
  readonly value: number;
}

export const countersOf = (power: Power): readonly Counter[] =>
  ARMS.flatMap(arm => listPrintedValues(power, arm).map(value => ({ city: power, arm, value })));

export const isSameCounter = (one: Counter, other: Counter): boolean =>
  one.city === other.city && one.arm === other.arm && one.value === other.value;

/** The list without one such counter. */
export const withoutOne = <Item extends Counter>(
  items: readonly Item[],
  counter: Counter,
): readonly Item[] => {
  const index = items.findIndex(item => isSameCounter(item, counter));
  return index < 0 ? items : items.toSpliced(index, 1);
};

export const MARKERS_PER_PLAYER = 30;
