import { z } from 'zod';
import { ACTION_KINDS } from '@/lib/game/contract/about';

const targetSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('place'), id: z.string() }),
  z.strictObject({ type: z.literal('piece'), id: z.string() }),
]);

/** A decision as a record keeps it, without the names that are only for reading. */
const actionSchema = z.looseObject({ by: z.string(), type: z.string() });

const id = z.string().regex(/^[a-z0-9-]+$/);
const spotlight = z.array(targetSchema).default([]);

/** What a player must do: an order of this kind, of these pieces, at this target. */
const expectationSchema = z.strictObject({
  kind: z.enum(ACTION_KINDS),
  subjects: z.array(z.string()).default([]),
  target: targetSchema.optional(),
  /** Fields that the action must have, where kind, pieces and target leave a choice. */
  action: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
});
export type Expectation = z.infer<typeof expectationSchema>;

const stepSchema = z.discriminatedUnion('type', [
  /** Something to read; the player continues when ready. */
  z.strictObject({ type: z.literal('read'), id, spotlight }),
  /** A piece is to be chosen. */
  z.strictObject({ type: z.literal('choose'), id, piece: z.string() }),
  /** An order is to be given; the lesson plays it with these actions. */
  z.strictObject({
    type: z.literal('order'),
    id,
    expect: expectationSchema,
    actions: z.array(actionSchema).min(1),
  }),
  /** What others do meanwhile. */
  z.strictObject({ type: z.literal('watch'), id, spotlight, actions: z.array(actionSchema).min(1) }),
]);
export type LessonStep = z.infer<typeof stepSchema>;

/** A game with fixed dice, and the steps of a newcomer through it. Its words are in the messages under `lesson`. */
export const lessonSchema = z.strictObject({
  system: z.string(),
  seat: z.string(),
  seed: z.number().int(),
  /** What has happened before the lesson begins. */
  opening: z.array(actionSchema).default([]),
  steps: z.array(stepSchema).min(3).max(20),
});
export type Lesson = z.infer<typeof lessonSchema>;
