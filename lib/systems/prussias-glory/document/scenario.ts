import { z } from 'zod';
import { composeScenarioBase, idSchema, sideSchema } from '@/lib/game/document/scenario-base';
import { limitKeys } from '@/lib/game/document/schema-limits';
import { ARMS, CHARTS } from '../vocabulary';
import { boardSchema, hexSchema } from './board-schema';
import { forceSchema, profileSchema } from './forces-schema';
import { timeSchema, traitSchema, victoryLevelSchema, victoryPointSchema } from './traits-schema';

const stackSchema = z.strictObject({
  hex: hexSchema,
  side: idSchema,
  pieces: z.array(idSchema).max(60).describe('Units and leaders from the top of the stack to the bottom.'),
  column: z.boolean().optional().describe('The units stand in column (7.3).'),
});

const distance = z.number().int().min(0).max(60);
const who = z
  .array(idSchema)
  .min(1)
  .max(60)
  .describe('Ids of wings (the leader and all units), leaders, units; or the id of a side for all of it.');

/** 22.2 – Where pieces may be set up. */
const limitSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('near-hex'), who, of: hexSchema, distance }),
  z
    .strictObject({
      kind: z.literal('one-near-each'),
      who,
      places: z
        .array(z.strictObject({ of: hexSchema, distance }))
        .min(1)
        .max(10),
    })
    .describe('The pieces share out the places among them.'),
  z
    .strictObject({ kind: z.literal('near-leader'), who, distance })
    .describe('Units near the leader of their wing.'),
  z.strictObject({ kind: z.literal('in-area'), who, areas: z.array(idSchema).min(1).max(10) }),
  z
    .strictObject({
      kind: z.literal('guns-near-wing'),
      wings: z.array(idSchema).min(1).max(20),
      most: distance,
      distance,
    })
    .describe('So many artillery units at most within a distance of the leaders of these wings together.'),
  z
    .strictObject({
      kind: z.literal('with-arm'),
      who,
      arm: z.enum(ARMS),
      most: z.number().int().min(1).max(20).optional(),
    })
    .describe('Stacked with a unit of that arm, so many of them at most in a hex.'),
  z
    .strictObject({
      kind: z.literal('detachments'),
      who,
      most: z.number().int().min(1).max(9),
      apart: distance,
      outside: z
        .array(idSchema)
        .max(10)
        .optional()
        .describe('Areas in which the units belong to the army and to no detachment.'),
    })
    .describe('Clusters of stacked or adjacent units, at most so many and so far apart.'),
]);
export type SetUpLimit = z.infer<typeof limitSchema>;

const chartSchema = z.strictObject({
  title: z.string().min(1).max(120),
  source: z.enum(['book', 'partly', 'reconstructed', 'own']),
  chart: z.unknown().describe('In the shape of the shipped chart of the same name.'),
});

export const scenarioSchema = composeScenarioBase('prussias-glory', 1).extend({
  sides: z.array(sideSchema).length(2).describe('The side that moves first stands first.'),
  board: boardSchema,
  profiles: limitKeys(z.record(idSchema, profileSchema), 200)
    .optional()
    .describe('Kinds of unit of this battle only, or in place of those of the game.'),
  forces: z.array(forceSchema).length(2),
  deployment: z.strictObject({
    stacks: z.array(stackSchema).max(400),
    first: idSchema.optional().describe('The side that sets up first.'),
    limits: z
      .array(limitSchema)
      .max(30)
      .describe('Where the scenario lets pieces stand at the start (22.2).'),
  }),
  options: z.strictObject({
    kind: z.enum(['main', 'battle']).describe('In a battle scenario both armies are active from the start.'),
    turns: z.array(timeSchema).min(1).max(40).describe('The turns in order, by their hour.'),
  }),
  traits: z.array(traitSchema).max(30).describe('Rules of this battle, by name.'),
  victoryPoints: z.array(victoryPointSchema).max(10).optional(),
  victoryLevels: z
    .array(victoryLevelSchema)
    .max(12)
    .optional()
    .describe(
      'In the order in which they are tried; the first that fits holds. None fits: a draw, or the default.',
    ),
  defaultVictory: z
    .strictObject({ side: idSchema, level: z.enum(['decisive', 'substantial', 'marginal']) })
    .optional()
    .describe('The result when no level fits; a draw when not said.'),
  charts: z
    .partialRecord(z.enum(CHARTS), chartSchema)
    .optional()
    .describe('Charts of this battle in place of those of the game.'),
});

export type Scenario = z.infer<typeof scenarioSchema>;
export type StackEntry = Scenario['deployment']['stacks'][number];
