import { z } from 'zod';
import type { PatchOperation } from '@/lib/documents/compare/json-patch';
import { DRAFT_ROLES } from './together-state';

/** The messages of the server to everybody who has a draft open. */

const patchOperation: z.ZodType<PatchOperation> = z.union([
  z.strictObject({ op: z.enum(['add', 'replace']), path: z.string(), value: z.unknown().optional() }),
  z.strictObject({ op: z.literal('remove'), path: z.string() }),
]);

const sentence = z.object({ code: z.string(), values: z.record(z.string(), z.any()).optional() });

const serverEdit = z.object({
  revision: z.number(),
  client: z.string(),
  n: z.number(),
  name: sentence,
  by: z.string(),
  seen: z.number(),
  patch: z.array(patchOperation),
});

export const LONGEST = {
  client: 40,
  place: 300,
  selection: 60,
  name: 40,
  comment: 1000,
  edits: 200,
} as const;

/** Where a window is: what its person has chosen, points at and writes in. */
export const placeSchema = z.strictObject({
  selection: z.array(z.string().max(LONGEST.place)).max(LONGEST.selection),
  cursor: z.tuple([z.number(), z.number()]).nullable(),
  field: z.string().max(LONGEST.place),
});

export type PersonPlace = z.infer<typeof placeSchema>;

const person = placeSchema.extend({ client: z.string(), name: z.string(), isOwner: z.boolean() });

const comment = z.object({
  n: z.number(),
  name: z.string(),
  isOwner: z.boolean(),
  isMine: z.boolean(),
  text: z.string(),
  place: z.string(),
  resolvedBy: z.string().nullable(),
  at: z.string(),
});

export const draftMessage = z.object({
  /** Null: the draft may not be seen any more. */
  role: z.enum(DRAFT_ROLES).nullable().optional(),
  revision: z.number().optional(),
  /** Edits since then; null: too many, the whole document must be loaded. Absent: none. */
  edits: z.array(serverEdit).nullable().optional(),
  people: z.array(person).optional(),
  comments: z.array(comment).optional(),
});

export type DraftMessage = z.infer<typeof draftMessage>;

/** The answer to whoever was second. */
export const conflictBody = z.object({ edits: z.array(serverEdit).nullable() });

/** Edits as a window sends them. */
export const editsInput = z.strictObject({
  revision: z.number().int().positive(),
  client: z.string().min(1).max(LONGEST.client),
  edits: z
    .array(
      z.strictObject({
        n: z.number().int().min(0),
        name: sentence,
        seen: z.number().int().min(0),
        patch: z.array(patchOperation),
      }),
    )
    .min(1)
    .max(LONGEST.edits),
});

export type EditsInput = z.infer<typeof editsInput>;
