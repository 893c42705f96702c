import { z } from 'zod';
import {
  basisSchema,
  composeScenarioBase,
  drawingSeedSchema,
  idSchema,
  sideSchema,
} from '@/lib/game/document/scenario-base';
import { limitKeys } from '@/lib/game/document/schema-limits';
import { DIRECTIONS } from '@/lib/geometry/square';
import { TILE_IDS } from '../rules/battlefield/tiles';
import {
  ACTIVATIONS,
  GENERAL_CLASSES,
  GENERAL_KINDS,
  TERRAIN_KINDS,
  UNIT_CLASSES,
  UNIT_TYPES,
  WEATHERS,
} from '../vocabulary';

const tileSchema = z
  .enum(TILE_IDS)
  .describe('Column A to E from the left, row 1 to 4 from the side that moves first.');

const labelSchema = z.strictObject({
  text: z.string().min(1).max(60),
  kind: z.enum(['water', 'relief', 'wood', 'place']),
  at: z
    .tuple([z.number().min(0).max(5), z.number().min(0).max(4)])
    .describe('In tiles from the top left corner.'),
  turn: z.number().min(-90).max(90).optional().describe('Degrees, clockwise.'),
});

const boardSchema = z.strictObject({
  terrain: z
    .array(z.string().length(5))
    .length(4)
    .describe('Four rows of five letters; the last row is the rear of the side that moves first.'),
  legend: limitKeys(
    z.record(z.string().length(1), z.array(z.enum(TERRAIN_KINDS)).max(TERRAIN_KINDS.length)),
    60,
  ).describe('What each letter of the terrain means; an empty list is open ground.'),
  north: z
    .number()
    .int()
    .min(0)
    .max(359)
    .describe('Where north lies, in degrees clockwise from the top of the board.'),
  seed: drawingSeedSchema,
  keyZones: z.array(z.strictObject({ side: idSchema, tile: tileSchema })).max(10),
  camps: z.array(z.strictObject({ side: idSchema, tile: tileSchema, fortified: z.boolean() })).max(10),
  labels: z.array(labelSchema).max(60),
});

export const unitSchema = z.strictObject({
  id: idSchema.describe('With a count above one the units are called id-1, id-2 and so on.'),
  name: z.string().min(1).max(60),
  type: z.enum(UNIT_TYPES),
  class: z.enum(UNIT_CLASSES).describe('Elephants are african or indian; scythed chariots are unclassed.'),
  count: z.number().int().min(1).max(40).describe('How many such units the army has.'),
});

export const generalSchema = z.strictObject({
  id: idSchema,
  name: z.string().min(1).max(60),
  class: z.enum(GENERAL_CLASSES),
  kind: z.enum(GENERAL_KINDS),
  guard: idSchema.optional().describe("A leader's guard: the id of one unit, such as legion-3."),
});

const forceSchema = z.strictObject({
  side: idSchema,
  units: z.array(unitSchema).max(60),
  generals: z.array(generalSchema).max(4),
  fatigued: z.boolean().optional().describe('The army is tired before the battle begins.'),
  surprised: z.boolean().optional().describe('The army is surprised and comes on piecemeal.'),
});

const groupSchema = z.strictObject({
  side: idSchema,
  tile: tileSchema,
  facing: z.enum(DIRECTIONS).describe('As seen on the map: up is away from the side that moves first.'),
  units: z.array(idSchema).max(80),
  generals: z.array(idSchema).max(4),
  lead: idSchema.optional().describe('The unit that stands in front.'),
  basis: basisSchema
    .optional()
    .describe('How we know that they stood here: told by a source, in part, or reconstructed.'),
});

const planStepSchema = z.strictObject({
  side: idSchema,
  units: z
    .array(z.string().min(1).max(60))
    .max(80)
    .describe('Ids of units that come on together; legion-1..6 stands for legion-1 to legion-6.'),
  generals: z.array(idSchema).max(4).optional().describe('Commanders who come on with them.'),
  activation: z
    .enum([...ACTIVATIONS, 'alone'])
    .describe('How they are activated; alone: a commander by himself.'),
  placeOn: tileSchema,
  facing: z.enum(DIRECTIONS).optional().describe('How they come on; forward when not said.'),
  path: z
    .array(z.enum(['forward', 'face-up', 'face-right', 'face-down', 'face-left']))
    .max(8)
    .optional()
    .describe('What they do after that: steps ahead and turns.'),
});

export const scenarioSchema = composeScenarioBase('lost-battles', 1).extend({
  sides: z
    .array(sideSchema)
    .length(2)
    .describe('The side that moves first stands first, at the foot of the map.'),
  board: boardSchema,
  forces: z.array(forceSchema).length(2),
  deployment: z.strictObject({
    kind: z
      .enum(['historical', 'free'])
      .describe('Historical: the armies stand as drawn. Free: they come on in round 1.'),
    groups: z.array(groupSchema).max(80),
    plan: z
      .array(planStepSchema)
      .max(160)
      .optional()
      .describe(
        'How the armies come to stand so in round 1, order by order: the witness of a historical set-up.',
      ),
  }),
  options: z.strictObject({
    attackLimit: z.union([z.literal(3), z.literal(4), z.literal(5)]),
    weather: z.enum(WEATHERS),
    scale: z.number().int().min(1).max(8).describe('A figure stands for 125 men times this.'),
    fortune: z.boolean().optional().describe('The fortunes of war: combat throws may be disputed (9.5).'),
    agreedHandicaps: z
      .array(z.strictObject({ side: idSchema, points: z.number().int().min(1).max(200) }))
      .max(2)
      .optional()
      .describe('Points that a side gets because the players agreed on them or bid for the sides (10.3).'),
    steadyCommands: z.boolean().optional().describe('Command rolls of 1 and 6 are read as 3 and 4 (9.5).'),
  }),
});

export type Scenario = z.infer<typeof scenarioSchema>;
export type Force = z.infer<typeof forceSchema>;
export type UnitEntry = z.infer<typeof unitSchema>;
export type General = z.infer<typeof generalSchema>;
export type Group = z.infer<typeof groupSchema>;
export type PlanStep = z.infer<typeof planStepSchema>;
export type MapLabel = z.infer<typeof labelSchema>;
