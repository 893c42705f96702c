import { z } from 'zod';
import type { Sentence } from '@/lib/game/contract/sentence';

const sentence = z
  .object({ code: z.string(), values: z.record(z.string(), z.unknown()).optional() })
  .transform(value => value as Sentence);

/** How a finished game went, in a line under its battle: kept as it was, whatever later rules say about the game. */
export const reportOutcomeSchema = z.object({
  seats: z.array(z.object({ id: z.string(), name: z.string(), isComputer: z.boolean() })),
  /** Seats, the best first; equals stand together. */
  ranking: z.array(z.array(z.string())),
  scores: z.record(z.string(), z.number()),
  grade: sentence.nullable(),
  /** What is counted, "Round", and which it was when the game ended. */
  unit: sentence,
  now: z.number(),
});

export type ReportOutcome = z.infer<typeof reportOutcomeSchema>;
