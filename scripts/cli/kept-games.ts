import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GameEnd } from '@/lib/game/lab/tally-game';

/** Results of measured games, one line each, so that an interrupted run continues where it stopped. */
export interface KeptGames {
  readonly all: readonly GameEnd[];
  readonly add: (game: GameEnd) => Promise<void>;
}

/** The key names all that a game depends on beside its seed: battle, level and engine release. */
export const openKeptGames = async (folder: string, key: readonly string[]): Promise<KeptGames> => {
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${key.join('-')}.jsonl`);
  const lines = existsSync(file) ? (await readFile(file, 'utf8')).split('\n').slice(0, -1) : [];
  const all = lines.map(line => JSON.parse(line) as GameEnd);
  return {
    all,
    add: async ({ seed, levels, winner, scores, grade, turn, ending }) => {
      const end: GameEnd = { seed, levels, winner, scores, turn, ending, ...(grade ? { grade } : {}) };
      all.push(end);
      await appendFile(file, `${JSON.stringify(end)}\n`);
    },
  };
};
