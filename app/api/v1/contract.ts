import { z } from 'zod';
import { LICENCES } from '@/lib/documents/licence';
import { FACETS } from '@/lib/store/catalogue/facets';
import { CATALOGUE_SORTS } from '@/lib/store/catalogue/search-catalogue';
import { DOCUMENT_KINDS, VERSION_STATES, VISIBILITIES } from '@/lib/store/schema/schema';

/** The shapes of what programs send and get; the description at /api/v1/openapi.json is made from them. */
const slug = z.string().describe('The name in the address of a published line.');
const n = z.number().int().positive().describe('The number of a version.');

export const summary = z
  .object({
    slug,
    n,
    kind: z.enum(DOCUMENT_KINDS),
    system: z.string(),
    title: z.string(),
    summary: z.string(),
    place: z.string(),
    sides: z.array(z.string()),
    year: z.number().nullable().describe('Negative before our era.'),
    era: z.string().nullable(),
    tags: z.array(z.string()),
    pieces: z.number().int(),
    isReconstructed: z.boolean(),
    licence: z
      .enum(LICENCES)
      .nullable()
      .describe('What readers may do with it; null: published before licences were stated.'),
    minutes: z.number().nullable().describe('How long a game takes, by estimate.'),
    errors: z.number().int().describe('Rules that it breaks.'),
    warnings: z.number().int(),
    publishedAt: z.string(),
    address: z.url().describe('Its page.'),
    document: z.url().describe('The document itself, as JSON.'),
  })
  .describe('What the catalogue says of a published version.');

export const list = z.object({
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
  items: z.array(summary.extend({ stars: z.number().int(), alike: z.number().int() })),
  facets: z.record(z.enum(FACETS), z.record(z.string(), z.number().int())),
});

export const listQuery = z.object({
  q: z.string().max(200).optional().describe('Words or their beginnings; accents do not matter.'),
  ...Object.fromEntries(FACETS.map(facet => [facet, z.string().max(120).optional()])),
  sort: z.enum(CATALOGUE_SORTS).optional(),
  page: z.coerce.number().int().min(1).optional(),
  pageSize: z.coerce.number().int().min(1).max(100).optional(),
});

export const versions = z.object({
  versions: z.array(
    z.object({ n, state: z.enum(VERSION_STATES), changeNote: z.string(), publishedAt: z.string() }),
  ),
});

export const version = summary.extend({
  changeNote: z.string(),
  remixOf: z.object({ slug, n }).nullable(),
  content: z.unknown().describe('The document as it was published.'),
});

export const finding = z.object({
  code: z.string(),
  severity: z.enum(['error', 'warning']),
  section: z.string().nullable().describe('The section of the rule book.'),
  path: z.array(z.union([z.string(), z.number()])).describe('Where in the document.'),
  words: z.string(),
});

export const checkBody = z.strictObject({ document: z.unknown() });
export const checked = z.object({
  isLegal: z.boolean(),
  findings: z.array(finding),
  more: z
    .number()
    .int()
    .describe('Findings beyond those listed: where there are thousands, at least so many.'),
});

export const publishBody = z.strictObject({
  document: z.unknown().describe('It must state its licence, under `licence`.'),
  visibility: z.enum(VISIBILITIES).default('public'),
  changeNote: z.string().max(1000).default(''),
  slug: z
    .string()
    .max(120)
    .optional()
    .describe(
      'A line of yours whose document gets its next version; absent: a new line. Public and unlisted versions of a document are two lines.',
    ),
});
export const published = z.object({ slug, n, address: z.url() });

export const errorShape = z.object({
  error: z.object({
    code: z.string().describe('The same in every language.'),
    message: z.string().describe('For people, in the language of Accept-Language: en or de.'),
  }),
});
