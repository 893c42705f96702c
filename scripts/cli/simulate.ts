import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { ENGINE_RELEASE } from '@/lib/game/computer/engine-release';
import { LEVELS, type Level } from '@/lib/game/computer/levels';
import { type RunSummary, summarizeRun } from '@/lib/game/lab/summary';
import type { GameTally } from '@/lib/game/lab/tally-game';
import { percentOf, verdictOn } from '@/lib/game/lab/verdict';
import { contextOf, type LabBattle, readLabBattle, type SeatLevels } from '@/lib/games/lab/lab-battle';
import { readVersion } from '@/lib/store/documents/versions';
import { type Command, printError, printMessage, say, withStore } from './command';
import { parseFlags } from './flags';
import { measureShipped } from './measure-shipped';
import { openGamePool } from './simulate-pool';

const DEFAULT_GAMES = 100;
const MOST_GAMES = 100_000;
const FIRST_SEED = 100;

/** Plays many games of one battle on this machine and says how it is balanced. */
export const simulate: Command = async words => {
  const { values, flags, rest } = parseFlags(
    words,
    ['games', 'levels', 'workers', 'seed', 'variant', 'minutes'],
    ['json', 'shipped'],
  );
  const games = Number(values.games ?? DEFAULT_GAMES);
  const workers = Number(values.workers ?? availableParallelism());
  const isCount = (value: number, most: number): boolean =>
    Number.isInteger(value) && value >= 1 && value <= most;
  if (rest === null || !isCount(games, MOST_GAMES) || !isCount(workers, 256)) return printError('usage');
  if (flags.has('shipped'))
    return measureShipped({
      games,
      workers,
      minutes: Number(values.minutes ?? 60),
      levels: (values.levels ?? 'quick').split(','),
      only: rest,
    });
  const [source] = rest;
  if (source === undefined || rest.length > 1) return printError('usage');
  const text = await loadText(source);
  if (text === null) return printError('simulate.unknown', { source });
  const variant = values.variant ?? null;
  const battle = await readLabBattle({ document: JSON.parse(text), variant, without: null });
  const levels = battle && levelsFor(battle, (values.levels ?? 'quick').split(','));
  if (!battle) return printError('simulate.not-playable', { source });
  if (!levels) return printError('simulate.levels', { levels: LEVELS.join(', ') });
  const firstSeed = Number(values.seed ?? FIRST_SEED);
  const played = await playGames({ text, variant, levels, games, workers, firstSeed });
  return flags.has('json') ? printJson(battle, played) : printSummary(battle, played);
};

/** A file, or else the newest version under a slug in the store. */
const loadText = async (source: string): Promise<string | null> => {
  if (existsSync(source)) return readFile(source, 'utf8');
  if (!/^[a-z0-9-]+$/.test(source)) return null;
  return withStore(async store => (await readVersion(store, source))?.text ?? null);
};

/** One level for all, or one for each seat in the order of the battle; null: there is no such level. */
const levelsFor = ({ system, scenario }: LabBattle, names: readonly string[]): SeatLevels | null => {
  const seats = system.seats(scenario);
  if (names.length !== 1 && names.length !== seats.length) return null;
  const levels = seats.flatMap(({ id }, index): readonly (readonly [string, Level])[] => {
    const wanted = names.length === 1 ? names[0] : names[index];
    const level = LEVELS.find(known => known === wanted);
    return level ? [[id, level]] : [];
  });
  return levels.length === seats.length ? Object.fromEntries(levels) : null;
};

interface Simulation {
  readonly text: string;
  readonly variant: string | null;
  readonly levels: SeatLevels;
  readonly games: number;
  readonly workers: number;
  readonly firstSeed: number;
}

const playGames = async ({
  text,
  variant,
  levels,
  games,
  workers,
  firstSeed,
}: Simulation): Promise<readonly GameTally[]> => {
  const pool = openGamePool(Math.min(workers, games));
  const played: GameTally[] = [];
  try {
    const seeds = Array.from({ length: games }, (_, index) => firstSeed + index);
    await pool.play({ text, variant, levels }, seeds, game => void played.push(game));
  } finally {
    await pool.close();
  }
  return played.toSorted((one, other) => one.seed - other.seed);
};

const printJson = (battle: LabBattle, games: readonly GameTally[]): 0 => {
  const { units: _units, ...summary } = summarizeRun(games, contextOf(battle));
  console.log(JSON.stringify({ engine: ENGINE_RELEASE, summary, games }));
  return 0;
};

const printSummary = (battle: LabBattle, games: readonly GameTally[]): 0 => {
  const summary = summarizeRun(games, contextOf(battle));
  const names = new Map(battle.system.seats(battle.scenario).map(({ id, name }) => [id, name]));
  const nameOf = (seat: string): string => names.get(seat) ?? seat;
  printMessage('simulate.done', { games: summary.games, draws: summary.draws, engine: ENGINE_RELEASE });
  for (const line of linesOf(summary, nameOf)) console.log(line);
  return 0;
};

const linesOf = (summary: RunSummary, nameOf: (seat: string) => string): readonly string[] => [
  ...summary.shares.map(({ seat, wins, share, interval }) =>
    say({
      code: 'cli.simulate.share',
      values: {
        side: nameOf(seat),
        wins,
        percent: percentOf(share),
        low: percentOf(interval.low),
        high: percentOf(interval.high),
      },
    }),
  ),
  say({
    code: 'cli.simulate.margin',
    values: { side: nameOf(summary.shares[0]?.seat ?? ''), points: summary.median },
  }),
  ...summary.endings.map(({ sentence, count }) =>
    say({ code: 'cli.simulate.ending', values: { ending: sentence, count } }),
  ),
  verdictOn(summary, nameOf).map(say).join(' '),
];
