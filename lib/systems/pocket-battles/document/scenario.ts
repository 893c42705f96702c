import { z } from 'zod';
import {
  composeScenarioBase,
  drawingSeedSchema,
  idSchema,
  sideSchema,
} from '@/lib/game/document/scenario-base';
import { SEGMENT_IDS } from '../rules/segments';
import { DEPLOYMENTS, SCENERY } from '../vocabulary';
import { limitSchema, listSchema } from './army-list-schema';
import { troopSchema, unitSchema } from './troop';

const segment = z
  .enum(SEGMENT_IDS)
  .describe(
    "Column A to C from the left, row 1 to 5 from the first side's rear; row 3 is the engagement zone.",
  );

const boardSchema = z.strictObject({
  scenery: z
    .array(z.strictObject({ segment, kind: z.enum(SCENERY) }))
    .max(30)
    .describe('What the picture shows; no rule looks at it.'),
  seed: drawingSeedSchema,
});

const forceSchema = z.strictObject({
  side: idSchema,
  list: idSchema.optional().describe('The army list it is built from; absent: tiles of any list.'),
  units: z
    .array(unitSchema.extend({ at: segment.optional().describe('Where the unit stands; absent: it waits.') }))
    .max(60),
});

const optionsSchema = z.strictObject({
  points: z.number().int().min(10).max(400).describe('Deployment points that each side may spend.'),
  playerA: idSchema.optional().describe('Who is player A without a throw of dice.'),
  late: z
    .array(idSchema)
    .max(2)
    .optional()
    .describe('Sides that place only half of their units, the others in their rear before round 2.'),
  withoutCharge: z
    .array(z.strictObject({ side: idSchema, rounds: z.number().int().min(1).max(20) }))
    .max(2)
    .optional()
    .describe('Sides whose attacks get no extra die in the first rounds.'),
  actionsPerTurn: z
    .number()
    .int()
    .min(1)
    .max(20)
    .optional()
    .describe('The most actions in a turn; absent: as many as there are tokens for.'),
  limits: z
    .array(limitSchema.extend({ side: idSchema }))
    .max(60)
    .optional()
    .describe('What this battle demands of an army.'),
});

export const scenarioSchema = composeScenarioBase('pocket-battles', 1).extend({
  sides: z.array(sideSchema).length(2).describe('The first stands at the foot of the board.'),
  board: boardSchema,
  troops: z
    .array(troopSchema)
    .max(120)
    .optional()
    .describe("The document's own tiles, beside those of the lists."),
  lists: z.array(listSchema).max(2).optional().describe('Lists of authors that the armies are built from.'),
  forces: z.array(forceSchema).length(2),
  deployment: z.strictObject({
    kind: z
      .enum(DEPLOYMENTS)
      .describe('Free: the players place their units in turn. Drawn: the battle begins as it is drawn.'),
  }),
  options: optionsSchema,
});

export type Scenario = z.infer<typeof scenarioSchema>;
export type Force = Scenario['forces'][number];
export type UnitEntry = Force['units'][number];
