import { z } from 'zod';
import { drawingSeedSchema, idSchema } from '@/lib/game/document/scenario-base';
import { limitKeys, limitTotal } from '@/lib/game/document/schema-limits';
import { COMPASS_EDGES, NORTHS, TERRAIN_KINDS } from '../vocabulary';

/** As many hexes as every picture of a map is still drawn of in a moment: 120 by 100, fifteen times a map of the book. */
export const MAX_HEXES = 12_000;

export const hexSchema = z
  .string()
  .regex(/^\d{4}(\d{2})?$/)
  .describe(
    'Column and place in the column: 2104 is column 21, place 04. Six digits on maps of more than 99.',
  );

/** "2104", or "1001..1223": all hexes of columns 10 to 12 from place 01 to 23. */
export const hexRangeSchema = z
  .string()
  .regex(/^\d{4}(\d{2})?(\.\.\d{4}(\d{2})?)?$/)
  .describe('One hex, such as 2104, or a block from its first to its last hex, such as 1001..1223.');

const hexside = z.string().regex(/^\d{4}(\d{2})?\/\d{4}(\d{2})?$/);
const hexsidesSchema = (words: string) => z.array(hexside).max(8000).describe(words);

const labelSchema = z.strictObject({
  text: z.string().min(1).max(60),
  kind: z.enum(['water', 'relief', 'wood', 'place', 'road']),
  at: hexSchema,
  offset: z
    .tuple([z.number().min(-4).max(4), z.number().min(-4).max(4)])
    .optional()
    .describe('From the middle of the hex, in hexes: right and down.'),
  turn: z.number().min(-90).max(90).optional().describe('Degrees, clockwise.'),
});

/** How many hexes some ranges name, each counted as often as it is named. */
const countHexes = (ranges: readonly string[]): number =>
  ranges.reduce((sum, range) => {
    const [first = '', last = first] = range.split('..');
    const [from, to] = [cellOf(first), cellOf(last)];
    return sum + Math.max(0, to[0] - from[0] + 1) * Math.max(0, to[1] - from[1] + 1);
  }, 0);

const cellOf = (hex: string): readonly [number, number] => [
  Number(hex.slice(0, hex.length / 2)),
  Number(hex.slice(hex.length / 2)),
];

/** An area may be written in parts that overlap, but not as the whole map a thousand times. */
export const hexRanges = z
  .array(hexRangeSchema)
  .max(2000)
  .superRefine(limitTotal('hexes', 2 * MAX_HEXES, countHexes));

const hexArea = hexRanges.min(1);

const MOST_TOWN_HEXES = 400;

const townSchema = z.strictObject({
  id: idSchema,
  name: z.string().min(1).max(60),
  hexes: hexArea.superRefine(limitTotal('hexes', MOST_TOWN_HEXES, countHexes)),
});

const setUpAreaSchema = z.strictObject({
  id: idSchema,
  name: z.string().min(1).max(80),
  kind: z.enum(['area', 'line']).describe('A line is a start line: one hex beside the other.'),
  side: idSchema.optional().describe('Whose area it is; all may use it when not said.'),
  hexes: hexArea,
});

const entryZoneSchema = z.strictObject({
  id: idSchema,
  name: z.string().min(1).max(80),
  side: idSchema.optional(),
  hexes: hexArea,
});

const friendlyEdgeSchema = z.strictObject({
  side: idSchema,
  edges: z.array(z.enum(COMPASS_EDGES)).max(4).describe('The edges to which this army flees.'),
  awayFromEnemy: z
    .boolean()
    .optional()
    .describe('The edge that leads away from the nearest enemy counts instead (26.3.2).'),
  fromMainLine: z
    .boolean()
    .optional()
    .describe('Away from the main line of the enemy: one edge for the whole army (25.3.3).'),
  through: idSchema
    .optional()
    .describe('The id of a town that stands for the edge until the army is demoralised (24.2.4).'),
});

const roadSchema = z
  .strictObject({
    kind: z.enum(['road', 'track']),
    through: z.array(hexSchema).min(2).max(200).describe('The hexes that it leads through, in order.'),
  })
  .describe('For the eye alone: the book knows no roads.');

export const boardSchema = z
  .strictObject({
    columns: z.number().int().min(3).max(400).describe('Columns times rows are 12,000 hexes at most.'),
    rows: z.number().int().min(3).max(400),
    firstColumn: z
      .number()
      .int()
      .min(0)
      .max(99)
      .optional()
      .describe('Number of the left column; 1 when not said.'),
    firstRow: z
      .number()
      .int()
      .min(0)
      .max(99)
      .optional()
      .describe('Number of the top hex of a column; 1 when not said.'),
    north: z
      .union([z.literal(NORTHS[0]), z.literal(NORTHS[1]), z.literal(NORTHS[2]), z.literal(NORTHS[3])])
      .describe('Where north lies, in degrees clockwise from the top of the picture.'),
    terrain: z
      .array(z.string().max(400))
      .min(3)
      .max(400)
      .describe('A row of letters for each place in the columns, from the top; one letter for each column.'),
    legend: limitKeys(z.record(z.string().length(1), z.array(z.enum(TERRAIN_KINDS)).max(4)), 60).describe(
      'What each letter of the terrain means; an empty list is open ground.',
    ),
    hexsides: z.strictObject({
      slopes: hexsidesSchema('Slopes, the upper hex first: 2104/2103 falls from 2104 to 2103.'),
      streams: hexsidesSchema('Streams between two hexes.'),
      rivers: hexsidesSchema('Rivers between two hexes.'),
      bridges: hexsidesSchema('Bridges over a river or stream.'),
      entrenchments: hexsidesSchema('Entrenchments, the protected hex first.'),
    }),
    seed: drawingSeedSchema,
    roads: z.array(roadSchema).max(60).optional(),
    towns: z.array(townSchema).max(80),
    labels: z.array(labelSchema).max(120),
    setUpAreas: z.array(setUpAreaSchema).max(20),
    entryZones: z.array(entryZoneSchema).max(20),
    friendlyEdges: z.array(friendlyEdgeSchema).max(2),
  })
  .superRefine(limitTotal('hexes', MAX_HEXES, ({ columns, rows }) => columns * rows));

export type BoardDocument = z.infer<typeof boardSchema>;
export type MapLabel = z.infer<typeof labelSchema>;
export type SetUpArea = z.infer<typeof setUpAreaSchema>;
export type EntryZone = z.infer<typeof entryZoneSchema>;
export type FriendlyEdges = z.infer<typeof friendlyEdgeSchema>;
