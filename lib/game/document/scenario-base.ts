import { z } from 'zod';
import { MAX_OPERATIONS } from '@/lib/documents/compare/json-patch';
import { LICENCES } from '@/lib/documents/licence';
import { type Annotation, annotationSchema, underlaySchema } from './annotation';
import { limitTotal } from './schema-limits';
import { languageFields } from './translations';

const MARKDOWN_LIMIT = 20_000;
const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(60);

export const idSchema = id;

const text = (limit: number) => z.string().max(limit);

export const schemaUrl = text(300).optional().describe('Gives completion in any editor.');

export const licenceSchema = z
  .enum(LICENCES)
  .optional()
  .describe('What readers may do with it once it is published; chosen when publishing.');

export const dateSchema = z
  .strictObject({
    year: z
      .number()
      .int()
      .min(-4000)
      .max(2100)
      .refine(year => year !== 0)
      .describe('Negative years are BC: -216 is 216 BC. There is no year 0.'),
    month: z.number().int().min(1).max(12).optional(),
    day: z.number().int().min(1).max(31).optional(),
    circa: z.boolean().optional().describe('The year is not certain.'),
  })
  .describe('When the battle was fought.');

export const placeSchema = z
  .strictObject({
    name: text(120),
    latitude: z.number().min(-90).max(90).optional(),
    longitude: z.number().min(-180).max(180).optional(),
  })
  .describe('Where the battle was fought.');

export const sourceSchema = z.strictObject({
  id,
  title: text(300).describe('Author, work and place in it.'),
  note: text(1000).optional(),
});

export const sideSchema = z.strictObject({
  id,
  name: text(60),
  colour: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/)
    .describe('Colour of the counters, as #RRGGBB.'),
  style: z
    .enum(['solid', 'outline'])
    .describe('One side is printed solid, the other in outline, so that they are told apart without colour.'),
});
export type Side = z.infer<typeof sideSchema>;

/** How we know a thing: from a source, partly from one, or by the author's reconstruction. */
export const basisSchema = z.strictObject({
  mark: z.enum(['reconstructed', 'partly', 'sourced']),
  source: id.optional(),
  note: text(1000).optional(),
});
export type Basis = z.infer<typeof basisSchema>;

export const provenanceSchema = basisSchema.extend({
  at: z
    .string()
    .regex(/^(\/[^/]*)*$/)
    .max(300)
    .describe('A JSON pointer into this document, such as /deployment.'),
});
export type Provenance = z.infer<typeof provenanceSchema>;

const path = text(500);

export const jsonPatchSchema = z
  .array(
    z.discriminatedUnion('op', [
      z.strictObject({ op: z.literal('add'), path, value: z.unknown() }),
      z.strictObject({ op: z.literal('replace'), path, value: z.unknown() }),
      z.strictObject({ op: z.literal('remove'), path }),
    ]),
  )
  .max(MAX_OPERATIONS);

export const variantSchema = z.strictObject({
  id,
  title: text(120),
  summary: text(1000).optional(),
  patch: jsonPatchSchema.describe('What differs from the document itself, as a JSON Patch.'),
});
export type Variant = z.infer<typeof variantSchema>;

const markdown = z.string().max(MARKDOWN_LIMIT);

/** Letters of all notes on a map: each of them takes a tenth of a millisecond in every picture. */
const MAX_NOTE_LETTERS = 5000;

const countLetters = (notes: readonly Annotation[]): number =>
  notes.reduce((sum, { text = '' }) => sum + text.length, 0);

/** The seed that varies the drawing of the ground. */
export const drawingSeedSchema = z
  .number()
  .int()
  .min(0)
  .max(999_999)
  .optional()
  .describe('Another number draws the same ground in another hand.');

/** What every scenario of every system has: who fought, when, where, and how we know. */
export const composeScenarioBase = <System extends string, Version extends number>(
  system: System,
  version: Version,
) =>
  z.strictObject({
    $schema: schemaUrl,
    format: z.literal('scenario'),
    version: z.literal(version),
    system: z.literal(system),
    ...languageFields,
    title: text(120).min(1).describe('The name of the battle.'),
    subtitle: text(160).optional().describe('A line under the title.'),
    summary: text(1500).describe('What a reader should know before looking at the map.'),
    date: dateSchema,
    place: placeSchema,
    licence: licenceSchema,
    tags: z.array(text(40)).max(20),
    sources: z.array(sourceSchema).max(100),
    provenance: z
      .array(provenanceSchema)
      .max(200)
      .describe('Which parts are sourced and which are reconstructed; shown on the page and the sheet.'),
    sides: z.array(sideSchema).min(2).max(5).describe('The side that moves first stands first.'),
    victory: markdown.optional().describe('What decides this battle beyond the book, in Markdown.'),
    specialRules: markdown.optional().describe('Rules of this battle only, in Markdown.'),
    notes: markdown.optional().describe("The designer's notes, in Markdown."),
    annotations: z
      .array(annotationSchema)
      .max(200)
      .superRefine(limitTotal('letters', MAX_NOTE_LETTERS, countLetters))
      .optional()
      .describe('Arrows, lines and texts drawn over the map; printed with it.'),
    underlay: underlaySchema.optional().describe('Where the picture under the board lies; never published.'),
    variants: z.array(variantSchema).max(20),
  });

export type ScenarioBase = z.infer<ReturnType<typeof composeScenarioBase<string, number>>>;
