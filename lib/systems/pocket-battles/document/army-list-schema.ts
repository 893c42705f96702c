import { z } from 'zod';
import { idSchema, licenceSchema, schemaUrl, sourceSchema } from '@/lib/game/document/scenario-base';
import { languageFields } from '@/lib/game/document/translations';
import { troopSchema } from './troop';

export const limitSchema = z.strictObject({
  name: z.string().min(1).max(30).describe('The name on the tiles that are limited.'),
  min: z.number().int().min(0).max(60).optional(),
  max: z.number().int().min(0).max(60).optional(),
});

export const listSchema = z.strictObject({
  $schema: schemaUrl,
  format: z.literal('army-list'),
  version: z.literal(1),
  system: z.literal('pocket-battles'),
  licence: licenceSchema,
  ...languageFields,
  id: idSchema.describe('What armies and scenarios call this list.'),
  title: z.string().min(1).max(120),
  summary: z.string().max(1500),
  sources: z.array(sourceSchema).max(100),
  troops: z.array(troopSchema).max(120).describe('The tiles of the army, each design once.'),
  restrictions: z
    .array(
      z.strictObject({
        id: idSchema,
        title: z.string().min(1).max(120),
        limits: z.array(limitSchema).max(40),
      }),
    )
    .max(60)
    .describe('Forms of the list for one battle or time: what must and what may not be taken.'),
  notes: z.string().max(20_000).optional().describe("The designer's notes, in Markdown."),
});

export type ListDocument = z.infer<typeof listSchema>;
export type Limit = z.infer<typeof limitSchema>;
