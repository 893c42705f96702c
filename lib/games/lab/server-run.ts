import { z } from 'zod';
import { parseJson } from '@/lib/documents/text/parse-json';
import { LEVELS, type Level } from '@/lib/game/computer/levels';
import { balanceSchema } from '@/lib/game/lab/balance';
import { composeRefusalCode, type RefusalBody } from '@/lib/words/refusals';
import { readItem, writeItem } from '../device-storage';

/** What the server's own workers are asked to play. */
export interface ServerRunOrder {
  readonly slug: string;
  readonly n: number;
  readonly variant: string | null;
  readonly level: Level;
  readonly games: number;
}

const runSchema = z.object({
  id: z.string(),
  status: z.enum(['open', 'done', 'cancelled', 'failed']),
  done: z.number(),
  games: z.number(),
  result: balanceSchema.nullable(),
});

export type ServerRun = z.infer<typeof runSchema>;

export type RunAnswer<Value> =
  | { readonly type: 'answered'; readonly value: Value }
  | { readonly type: 'refused'; readonly refusal: string };

const ask = async <Value>(
  path: string,
  schema: z.ZodType<Value>,
  init?: RequestInit,
): Promise<RunAnswer<Value>> => {
  try {
    const response = await fetch(path, init);
    const body: unknown = await response.json();
    if (response.ok) return { type: 'answered', value: schema.parse(body) };
    return { type: 'refused', refusal: composeRefusalCode(body as RefusalBody) };
  } catch (error) {
    console.warn('the server did not answer', error);
    return { type: 'refused', refusal: 'offline' };
  }
};

const idSchema = z.object({ id: z.string() });

export const orderServerRun = (order: ServerRunOrder): Promise<RunAnswer<{ readonly id: string }>> =>
  ask('/api/balance', idSchema, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(order),
  });

export const readServerRun = (id: string): Promise<RunAnswer<ServerRun>> =>
  ask(`/api/balance/${encodeURIComponent(id)}`, runSchema);

export const cancelServerRun = (id: string): Promise<RunAnswer<{ readonly id: string }>> =>
  ask(`/api/balance/${encodeURIComponent(id)}`, idSchema, { method: 'DELETE' });

const keyOf = (place: string): string => `battlewright.server-run.${place}`;

const keptSchema = z.object({ id: z.string().max(64), level: z.enum(LEVELS) });

/** The run that was last started here: it continues while the page is closed. */
export type KeptRun = z.infer<typeof keptSchema>;

export const loadServerRun = (place: string): KeptRun | null =>
  keptSchema.safeParse(parseJson(readItem(keyOf(place)) ?? '')).data ?? null;

export const saveServerRun = (place: string, run: KeptRun): void =>
  writeItem(keyOf(place), JSON.stringify(run));
