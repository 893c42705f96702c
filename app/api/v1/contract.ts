import { z } from 'zod';
import { ERAS } from '@/lib/catalogue/era';
import { LICENCES } from '@/lib/documents/licence';
import { LANGUAGES } from '@/lib/game/language';
import {
  BALANCES,
  FACETS,
  type Facet,
  LEGALITIES,
  PROVENANCES,
  SIZES,
  TIMES,
} from '@/lib/store/catalogue/facets';
import { CATALOGUE_SORTS } from '@/lib/store/catalogue/search-catalogue';
import { DOCUMENT_KINDS, VERSION_STATES, VISIBILITIES } from '@/lib/store/schema/schema';
import { SYSTEM_IDS } from '@/lib/systems';

/** The shapes of what programs send and get; the description at /api/v1/openapi.json is made from them. */
const slug = z.string().describe('The name in the address of a published line.');
const text = (most: number) => z.string().max(most);
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

/** Values that are known beforehand; those of the other facets depend on what was published. */
const FACET_VALUES = {
  kind: z.enum(DOCUMENT_KINDS).describe('Battles, army lists or armies.').meta({ example: 'scenario' }),
  system: z.enum(SYSTEM_IDS).describe('A game.').meta({ example: SYSTEM_IDS[0] }),
  era: z.enum(ERAS).meta({ example: 'ancient' }),
  century: z
    .string()
    .regex(/^-?[1-9]\d?$/)
    .describe('-3 is the third century BC.')
    .meta({ example: '-3' }),
  side: text(120).describe('The name of a side, in any language of the document.').meta({ example: 'Rome' }),
  size: z.enum(SIZES).describe('Up to 20 pieces, up to 45, more.').meta({ example: 'small' }),
  time: z.enum(TIMES).describe('Under 30 minutes, under 2 hours, longer.').meta({ example: 'short' }),
  balance: z.enum(BALANCES).meta({ example: 'even' }),
  legality: z.enum(LEGALITIES).describe('Whether it meets the rules.').meta({ example: 'legal' }),
  provenance: z.enum(PROVENANCES).meta({ example: 'sourced' }),
  tag: text(120).meta({ example: 'elephants' }),
  language: z.enum(LANGUAGES).meta({ example: 'de' }),
} satisfies Record<Facet, z.ZodType>;

const optionalFacets = Object.fromEntries(
  FACETS.map(facet => [facet, FACET_VALUES[facet].optional()] as const),
) as { [Name in Facet]: z.ZodOptional<(typeof FACET_VALUES)[Name]> };

export const listQuery = z.strictObject({
  q: text(200)
    .optional()
    .describe('Words or their beginnings; accents and typos do not matter.')
    .meta({ example: 'Hannibal' }),
  ...optionalFacets,
  sort: z
    .enum(CATALOGUE_SORTS)
    .optional()
    .describe('Absent: the best match first; without words the newest.')
    .meta({ example: 'year' }),
  page: z.coerce.number().int().min(1).optional().describe('Counted from 1.').meta({ example: 2 }),
  pageSize: z.coerce
    .number()
    .int()
    .min(1)
    .max(100)
    .optional()
    .describe('Items on a page, 20 unless told.')
    .meta({ example: 50 }),
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
    field: z.string().describe('The parameter, header or part of the body that it is about.'),
    expected: z.string().describe('What was expected there, in words.'),
    message: z.string().describe('For people, in the language of Accept-Language: en or de.'),
  }),
});
