import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { playedFingerprintOf } from '@/lib/catalogue/document-fingerprint';
import { shippedBalanceSchema } from '@/lib/catalogue/shipped-balance';
import { ENGINE_RELEASE } from '@/lib/game/computer/engine-release';
import { LEVELS, type Level } from '@/lib/game/computer/levels';
import { balanceSchema, toMeasuredBalance } from '@/lib/game/lab/balance';
import { summarizeEnds } from '@/lib/game/lab/summary';
import { contextOf, levelForAll, readLabBattle } from '@/lib/games/lab/lab-battle';
import type { GameChunk } from '@/lib/games/lab/play-chunk';
import { writeBalancePage } from './balance-page';
import { printError, printMessage } from './command';
import { type KeptGames, openKeptGames } from './kept-games';
import { type GamePool, openGamePool } from './simulate-pool';

const SCENARIOS = 'content/scenarios';
const BALANCE = 'content/balance';
/** Games that were played are kept here: a later run with more games plays only those that are missing. */
const PLAYED = '.cache/measured-games';
const FIRST_SEED = 100;

export interface ShippedOptions {
  readonly games: number;
  readonly workers: number;
  /** How long each battle may take at each level. */
  readonly minutes: number;
  readonly levels: readonly string[];
  /** Only battles whose path contains one of these; none: all. */
  readonly only: readonly string[];
}

/** Measures every shipped battle and writes what it found beside the battles; a battle that takes too long gets fewer games. */
export const measureShipped = async ({
  games,
  workers,
  minutes,
  levels,
  only,
}: ShippedOptions): Promise<number> => {
  const wanted = LEVELS.filter(level => levels.includes(level));
  if (wanted.length !== levels.length) return printError('simulate.levels', { levels: LEVELS.join(', ') });
  await mkdir(BALANCE, { recursive: true });
  const pool = openGamePool(workers);
  try {
    for (const file of await listScenarios(only))
      for (const level of wanted) await measureOne(pool, file, level, { games, minutes });
  } finally {
    await pool.close();
  }
  await writeBalancePage(BALANCE);
  return 0;
};

const listScenarios = async (only: readonly string[]): Promise<readonly string[]> => {
  const folders = await readdir(SCENARIOS);
  const lists = await Promise.all(
    folders.map(async folder =>
      (await readdir(join(SCENARIOS, folder))).map(name => join(SCENARIOS, folder, name)),
    ),
  );
  const isWanted = (name: string): boolean => only.length === 0 || only.some(part => name.includes(part));
  return lists.flat().filter(name => name.endsWith('.json') && isWanted(name));
};

type ShippedBalance = z.infer<typeof shippedBalanceSchema>;

const readKept = async (file: string, document: string): Promise<ShippedBalance> => {
  const empty: ShippedBalance = { document, measured: [] };
  if (!existsSync(file)) return empty;
  const kept = shippedBalanceSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  return kept.document === document ? kept : empty;
};

const measureOne = async (
  pool: GamePool,
  path: string,
  level: Level,
  { games, minutes }: Pick<ShippedOptions, 'games' | 'minutes'>,
): Promise<void> => {
  const text = await readFile(path, 'utf8');
  const slug = path.slice(path.lastIndexOf('/') + 1, -'.json'.length);
  const file = join(BALANCE, `${slug}.json`);
  const kept = await readKept(file, playedFingerprintOf(JSON.parse(text)));
  const known = kept.measured.find(balance => balance.level === level && balance.engine === ENGINE_RELEASE);
  if (known && known.games >= games) return;
  const battle = await readLabBattle({ document: JSON.parse(text), variant: null, without: null });
  if (!battle) return;
  const played = await openKeptGames(PLAYED, [slug, level, ENGINE_RELEASE, kept.document]);
  await playMissing(pool, { text, variant: null, levels: levelForAll(battle, level) }, played, {
    games,
    minutes,
  });
  if (played.all.length === 0) return;
  const summary = summarizeEnds(played.all, contextOf(battle));
  const measured = toMeasuredBalance(summary, { engine: ENGINE_RELEASE, level });
  if (known && known.games > measured.games) return;
  const others = kept.measured.filter(balance => balance.level !== level);
  const all = [...others, balanceSchema.parse(measured)];
  await writeFile(file, `${JSON.stringify({ ...kept, measured: all }, null, 2)}\n`);
  printMessage('simulate.measured', { slug, level, games: measured.games });
};

const playMissing = async (
  pool: GamePool,
  run: Omit<GameChunk, 'seeds'>,
  played: KeptGames,
  { games, minutes }: Pick<ShippedOptions, 'games' | 'minutes'>,
): Promise<void> => {
  const end = performance.now() + minutes * 60_000;
  const known = new Set(played.all.map(({ seed }) => seed));
  const seeds = Array.from({ length: games }, (_, index) => FIRST_SEED + index);
  const written: Promise<void>[] = [];
  await pool.play(
    run,
    seeds.filter(seed => !known.has(seed)),
    game => void written.push(played.add(game)),
    () => performance.now() > end,
  );
  await Promise.all(written);
};
