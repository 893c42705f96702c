import { z } from 'zod';
import generalsJson from '@/content/systems/lost-battles/generals.json';
import terrainJson from '@/content/systems/lost-battles/terrain.json';
import unitTypesJson from '@/content/systems/lost-battles/unit-types.json';
import { SYMBOL_NAMES } from '@/lib/drawing/symbols';
import { ARMS, GENERAL_CLASSES, TERRAIN_KINDS, UNIT_CLASSES, UNIT_TYPES } from './vocabulary';

const unitTypeSchema = z.strictObject({
  arm: z.enum(ARMS),
  symbol: z.enum(SYMBOL_NAMES),
  fightingValue: z.partialRecord(z.enum(UNIT_CLASSES), z.number().int().positive()),
});

const terrainSetSchema = z.array(z.enum(TERRAIN_KINDS));

/** What is printed on the counters and tiles of the box, parsed once. */
export const UNIT_TYPE_TABLE = z.record(z.enum(UNIT_TYPES), unitTypeSchema).parse(unitTypesJson);

export const GENERAL_TABLE = z
  .record(z.enum(GENERAL_CLASSES), z.strictObject({ fightingValue: z.number().int().positive() }))
  .parse(generalsJson);

export const TERRAIN_TABLE = z
  .strictObject({
    kinds: z.record(z.enum(TERRAIN_KINDS), z.strictObject({ stackingLimit: z.number().int().nonnegative() })),
    openStackingLimit: z.number().int(),
    combinations: z.array(terrainSetSchema),
    campGround: z.array(terrainSetSchema),
    letters: z.record(z.string().length(1), terrainSetSchema),
  })
  .parse(terrainJson);
