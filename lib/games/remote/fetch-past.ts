import { z } from 'zod';
import type { RecordedEntry } from '@/lib/game/remote/replay';

const boardsSchema = z.object({ boards: z.array(z.object({ seq: z.number(), state: z.unknown() })) });
const recordSchema = z.object({
  entries: z.array(z.object({ seq: z.number(), entry: z.unknown(), dice: z.array(z.number()) })),
});

const fetchJson = async (path: string): Promise<unknown> => {
  const response = await fetch(`/api/games${path}`);
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  return response.json();
};

/** Boards of the past as this visitor saw them, from one choice on. */
export const fetchBoards = async (id: string, from: number) =>
  boardsSchema.parse(await fetchJson(`/${id}/boards?after=${from}`)).boards;

/** The whole record of a game that is over. */
export const fetchRecord = async (id: string): Promise<readonly RecordedEntry[]> =>
  recordSchema.parse(await fetchJson(`/${id}/record`)).entries as readonly RecordedEntry[];
