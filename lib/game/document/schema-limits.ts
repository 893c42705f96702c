import type { z } from 'zod';

/** A limit over several fields that was passed; what is counted has its word under `words.counted`. */
export interface ExceededLimit {
  readonly what: string;
  readonly count: number;
  readonly limit: number;
}

/** For a schema: a limit that no single field can have, such as the hexes of a map or the corners of all outlines. */
export const limitTotal =
  <Value>(what: string, limit: number, countIn: (value: Value) => number) =>
  (value: Value, context: z.core.$RefinementCtx<Value>): void => {
    const count = countIn(value);
    const passed: ExceededLimit = { what, count, limit };
    if (count > limit) context.addIssue({ code: 'custom', params: { passed } });
  };

/** For a schema: a record with at most this many keys; the description for editors says it too. */
export const limitKeys = <Schema extends z.ZodType<object>>(schema: Schema, limit: number): Schema =>
  schema
    .superRefine(limitTotal('keys', limit, value => Object.keys(value as object).length))
    .meta({ maxProperties: limit });

/** The limit that an issue of a schema is about; null: it is about something else. */
export const findExceededLimit = (issue: z.core.$ZodIssue): ExceededLimit | null => {
  const passed: unknown = issue.code === 'custom' ? issue.params?.passed : undefined;
  return isExceededLimit(passed) ? passed : null;
};

const isExceededLimit = (value: unknown): value is ExceededLimit =>
  typeof value === 'object' && value !== null && 'what' in value && 'count' in value && 'limit' in value;
