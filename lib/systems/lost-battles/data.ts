import { z } from 'zod';
import combatTableJson from '@/content/systems/lost-battles/combat-table.json';
import generalsJson from '@/content/systems/lost-battles/generals.json';
import strengthsJson from '@/content/systems/lost-battles/strengths.json';
import terrainJson from '@/content/systems/lost-battles/terrain.json';
import unitTypesJson from '@/content/systems/lost-battles/unit-types.json';
import { SYMBOL_NAMES } from '@/lib/drawing/counters/symbols';
import { ARMS, GENERAL_CLASSES, GENERAL_KINDS, TERRAIN_KINDS, UNIT_CLASSES, UNIT_TYPES } from './vocabulary';

const unitTypeSchema = z.strictObject({
  arm: z.enum(ARMS),
  symbol: z.enum(SYMBOL_NAMES),
  fightingValue: z.partialRecord(z.enum(UNIT_CLASSES), z.number().int().positive()),
  /** 1.2 – How much of the attack limit the unit uses. */
  attackPoints: z.partialRecord(z.enum(UNIT_CLASSES), z.number().positive()),
});

const sumByKind = z.record(z.enum(GENERAL_KINDS), z.number().int());

const generalSchema = z.strictObject({
  fightingValue: z.number().int().positive(),
  /** 8.3 – Commands' worth of activations per turn. */
  exemptions: z.number().int().nonnegative(),
  /** 8.4 – Commands' worth of attack bonuses per turn. */
  freeBonuses: z.number().int().nonnegative(),
  /** 8.5 – Sums of two dice. */
  rally: z.strictObject({
    succeedsFrom: z.number().int(),
    killedUpTo: sumByKind,
    nearMissUpTo: sumByKind,
  }),
});

const terrainSetSchema = z.array(z.enum(TERRAIN_KINDS));

/** What is printed on the counters and tiles of the box, parsed once. */
export const UNIT_TYPE_TABLE = z.record(z.enum(UNIT_TYPES), unitTypeSchema).parse(unitTypesJson);

export const GENERAL_TABLE = z.record(z.enum(GENERAL_CLASSES), generalSchema).parse(generalsJson);

/** 6.6 – Attacking arm, then defending arm. */
export const COMBAT_TABLE = z
  .record(z.enum(ARMS), z.record(z.enum(ARMS), z.number().int()))
  .parse(combatTableJson);

export const TERRAIN_TABLE = z
  .strictObject({
    kinds: z.record(z.enum(TERRAIN_KINDS), z.strictObject({ stackingLimit: z.number().int().nonnegative() })),
    openStackingLimit: z.number().int(),
    combinations: z.array(terrainSetSchema),
    campGround: z.array(terrainSetSchema),
    letters: z.record(z.string().length(1), terrainSetSchema),
  })
  .parse(terrainJson);

const figureCountsByClass = z.partialRecord(z.enum(UNIT_CLASSES), z.number().int().positive());
const perUnit = z.strictObject({ perUnit: z.number().int().positive() });

/** 1.2 – How many soldiers of the real army a unit represents at scale 1; at scale n it is n times as many. */
export const STRENGTH_TABLE = z
  .strictObject({
    scales: z.number().int().positive(),
    men: z.strictObject({
      perFigure: z.number().int().positive(),
      figures: z.record(z.enum(ARMS), figureCountsByClass),
    }),
    elephants: perUnit,
    scythedChariots: perUnit,
  })
  .parse(strengthsJson);
