import { z } from 'zod';
import {
  composeScenarioBase,
  drawingSeedSchema,
  idSchema,
  sideSchema,
} from '@/lib/game/document/scenario-base';
import { limitTotal } from '@/lib/game/document/schema-limits';
import {
  AREA_KINDS,
  EDGES,
  FORMATIONS,
  FRIEND_LOST_RULINGS,
  GENERAL_RANGE_RULINGS,
  HOMES,
  LINE_KINDS,
  MOBILITY_RULINGS,
  SCENARIO_KINDS,
  SEASONS,
  STRATAGEMS,
  WEATHERS,
  ZONES,
} from '../vocabulary';
import { listSchema } from './army-list-schema';
import { generalFields, rosterFields, unitFields } from './army-schema';
import {
  countCorners,
  countElements,
  MAX_CORNERS,
  MAX_ELEMENTS,
  MAX_GROUND,
  MAX_LENGTH,
  measureGround,
  measureLength,
} from './table-limits';

const inch = z.number().min(-24).max(144);
const pointSchema = z
  .tuple([inch, inch])
  .describe('Inches from the left and from the top edge of the table.');
const heading = z.number().min(0).lt(360).describe('Degrees clockwise: 0 looks to the top edge.');
const outline = z.array(pointSchema).min(3).max(60).describe('Corners in order.');
const line = z.array(pointSchema).min(2).max(60).describe('Waypoints in order.');

const piece = {
  id: idSchema,
  name: z.string().min(1).max(60).optional(),
};

export const areaSchema = z.strictObject({
  ...piece,
  kind: z.enum(AREA_KINDS),
  outline,
  crest: line.optional().describe('Of a hill: what it hides lies beyond; absent: along its longest axis.'),
  plateau: outline.optional().describe('Of a steep hill: level ground on its top.'),
  rockyPlateau: z.boolean().optional(),
  solid: z.boolean().optional().describe('Of a village: its houses stop missiles.'),
});

export const lineSchema = z.strictObject({
  ...piece,
  kind: z.enum(LINE_KINDS),
  line,
  width: z
    .number()
    .min(0.25)
    .max(24)
    .describe('Inches. A stream up to 2, a ravine 2 to 6, a river more than 2.'),
  fords: z.array(pointSchema).max(12).optional().describe('Of a river: where it can be waded.'),
  oneBank: z.boolean().optional().describe('Of a river: it fills a whole edge and has one bank only.'),
});

export const shoreSchema = z.strictObject({
  ...piece,
  kind: z.literal('beach'),
  edge: z.enum(EDGES),
  ground: z.enum(['sand', 'rocky']),
});

const pieceSchema = z.union([areaSchema, lineSchema, shoreSchema]);

const wallSchema = z.strictObject({
  id: idSchema,
  name: z.string().min(1).max(60).optional(),
  line,
  closed: z.boolean().optional().describe('The wall runs round and meets itself.'),
  towers: z.array(pointSchema).max(24),
  gates: z.array(pointSchema).max(24),
  breaches: z.array(pointSchema).max(12).optional(),
  broken: z.array(pointSchema).max(12).optional().describe('Gates that stand broken or open.'),
});

const labelSchema = z.strictObject({
  text: z.string().min(1).max(60),
  kind: z.enum(['water', 'relief', 'wood', 'place']),
  at: pointSchema,
  turn: z.number().min(-90).max(90).optional().describe('Degrees, clockwise.'),
});

const boardSchema = z
  .strictObject({
    width: z.number().min(36).max(120).describe('Inches from left to right; 72 is the usual long edge.'),
    height: z.number().min(24).max(120).describe('Inches from top to bottom; 48 is usual.'),
    home: z.enum(HOMES).describe('The home terrain by which the table was laid.'),
    north: z.number().int().min(0).max(359).describe('Where north lies, in degrees clockwise from the top.'),
    seed: drawingSeedSchema,
    pieces: z.array(pieceSchema).max(40),
    walls: z.array(wallSchema).max(8).optional(),
    changes: z
      .array(
        z.strictObject({
          how: z.enum(['move', 'turn', 'remove', 'add']),
          piece: idSchema.describe('The piece; a removed one is named here only.'),
          note: z.string().max(200).optional(),
        }),
      )
      .max(20)
      .optional()
      .describe('What the attacker changed after the defender had laid the table; four at most.'),
    labels: z.array(labelSchema).max(60),
  })
  .superRefine(limitTotal('corners', MAX_CORNERS, countCorners))
  .superRefine(limitTotal('square-inches', MAX_GROUND, board => Math.round(measureGround(board))))
  .superRefine(limitTotal('inches', MAX_LENGTH, board => Math.round(measureLength(board))));

export const standPlaceSchema = z.strictObject({
  at: pointSchema.describe('The centre of the block.'),
  facing: heading,
  formation: z.enum(FORMATIONS),
  files: z.number().int().min(1).max(12).optional().describe('Of a line: elements side by side.'),
  spacing: z
    .number()
    .min(0)
    .max(6)
    .optional()
    .describe('Inches between neighbouring elements; absent: they touch.'),
});

export const forceUnitSchema = z.strictObject({
  ...unitFields,
  place: standPlaceSchema.optional().describe('Absent: it is off the table.'),
  hidden: z.boolean().optional().describe('It lies in ambush where it is placed.'),
  late: z.boolean().optional().describe('It arrives late.'),
});

export const forceSchema = z.strictObject({
  side: idSchema,
  edge: z.enum(EDGES).describe("The side's own edge of the table."),
  ...rosterFields,
  general: z.strictObject({ ...generalFields, place: standPlaceSchema.optional() }).nullable(),
  baggage: z
    .strictObject({ elements: z.number().int().min(2).max(12), place: standPlaceSchema.optional() })
    .optional(),
  units: z
    .array(forceUnitSchema)
    .max(40)
    .superRefine(limitTotal('elements', MAX_ELEMENTS, countElements)),
  march: z
    .array(idSchema)
    .max(40)
    .optional()
    .describe('Order of march of an ambushed column; general and baggage are called so.'),
  stratagem: z.enum(STRATAGEMS).optional(),
});

export const scenarioSchema = composeScenarioBase('in-death-ground', 1).extend({
  sides: z.array(sideSchema).length(2).describe('The side at the foot of the table stands first.'),
  kind: z.enum(SCENARIO_KINDS),
  freeSetUp: z
    .boolean()
    .optional()
    .describe('Units without a place are set up in play, unit by unit; absent: they arrive late.'),
  attacker: idSchema.describe('The side that attacks.'),
  turns: z
    .number()
    .int()
    .min(4)
    .max(60)
    .optional()
    .describe('After how many turns the time is up; absent: eight in a raid, else twenty-four.'),
  board: boardSchema,
  weather: z.strictObject({ zone: z.enum(ZONES), season: z.enum(SEASONS), now: z.enum(WEATHERS) }),
  forces: z.array(forceSchema).length(2),
  rulings: z
    .strictObject({
      generalRanges: z
        .enum(GENERAL_RANGE_RULINGS)
        .optional()
        .describe('How far the general reaches: absent, as the later chapters say.'),
      friendLost: z
        .enum(FRIEND_LOST_RULINGS)
        .optional()
        .describe('What others test for when it is destroyed in their sight: absent, each element.'),
      mobility: z
        .enum(MOBILITY_RULINGS)
        .optional()
        .describe('Classes of mobility for slipping away: absent, three.'),
    })
    .optional()
    .describe("Where the book has two readings: the designer's choice."),
  lists: z.array(listSchema).max(4).optional().describe('Lists of your own that the armies are built from.'),
});

export type Scenario = z.infer<typeof scenarioSchema>;
export type Force = z.infer<typeof forceSchema>;
export type ForceUnit = z.infer<typeof forceUnitSchema>;
export type StandPlace = z.infer<typeof standPlaceSchema>;
export type TerrainPiece = z.infer<typeof pieceSchema>;
export type AreaPiece = z.infer<typeof areaSchema>;
export type LinePiece = z.infer<typeof lineSchema>;
export type ShorePiece = z.infer<typeof shoreSchema>;
export type Wall = z.infer<typeof wallSchema>;
