import { z } from 'zod';
import { limitKeys } from './schema-limits';

const MAX_LANGUAGES = 12;
const MAX_NAMES = 1000;
const MARKDOWN_LIMIT = 20_000;

const languageTag = z.string().regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/);

const text = (limit: number) => z.string().max(limit);

const limited = <Value extends z.ZodType>(key: z.ZodType<string, string>, value: Value, most: number) =>
  limitKeys(z.record(key, value), most);

const name = z.union([text(300), z.strictObject({ text: text(300), accusative: text(300).optional() })]);

const pointer = z
  .string()
  .regex(/^(\/[^/]*)*$/)
  .max(300);

/** The texts of a document in one other language; every part may be missing. */
export const translationSchema = z
  .strictObject({
    title: text(120),
    subtitle: text(160),
    summary: text(1500),
    place: text(120),
    victory: text(MARKDOWN_LIMIT),
    specialRules: text(MARKDOWN_LIMIT),
    notes: text(MARKDOWN_LIMIT),
    names: limited(text(300), name, MAX_NAMES).describe(
      'By the original name: sides, units, generals, towns, entries. One entry serves all that bear the name.',
    ),
    passages: limited(pointer, text(1000), MAX_NAMES).describe(
      'Notes and texts on the map, by JSON pointer, such as /provenance/0/note.',
    ),
    variants: limited(text(60), z.strictObject({ title: text(120), summary: text(1000) }).partial(), 30),
    of: limited(pointer, z.string().length(8), MAX_NAMES).describe(
      'Fingerprints of the texts that were translated, to see which have changed since.',
    ),
    by: text(120).describe('Who translated it.'),
  })
  .partial();

/** What every document may say about its languages. */
export const languageFields = {
  language: languageTag.optional().describe('The language in which the document is written, such as "en".'),
  translations: limited(languageTag, translationSchema, MAX_LANGUAGES)
    .optional()
    .describe('The texts of the document in other languages, by language.'),
};
