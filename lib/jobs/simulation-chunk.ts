import { type MeasuredBalance, toMeasuredBalance } from '@/lib/game/lab/balance';
import { type RunContext, summarizeEnds } from '@/lib/game/lab/summary';
import type { GameEnd } from '@/lib/game/lab/tally-game';
import { saveBalance } from '@/lib/store/balance/balances';
import {
  type BalanceRun,
  chunksOf,
  closeRun,
  listSavedChunks,
  readChunks,
  readRun,
  saveChunk,
  seedsOfChunk,
} from '@/lib/store/balance/runs';
import { readVersion } from '@/lib/store/documents/versions';
import type { Store } from '@/lib/store/engine/open-store';
import { isTooCostly } from './too-costly';
import type { WorkerPool } from './worker-pool';

/** Games to be played in a thread of its own, all seats at one level, for a while. */
export interface TurnInput {
  /** The document as JSON. */
  readonly text: string;
  readonly variant: string | null;
  readonly level: BalanceRun['level'];
  readonly seeds: readonly number[];
  /** Where the game of the first seed was left, as JSON; null: it begins. */
  readonly paused: string | null;
  /** Milliseconds after which no further choice is begun. */
  readonly time: number;
}

export interface TurnResult {
  /** Those that ended, in the order of the seeds. */
  readonly games: readonly GameEnd[];
  /** Where the next game was left. */
  readonly paused: string | null;
  readonly context: RunContext;
}

/** Plays games outside this thread; a signal ends it in the middle. */
export type PlayTurn = (input: TurnInput, signal: AbortSignal) => Promise<TurnResult>;

/** How far a chunk is. */
interface ChunkProgress {
  readonly games: readonly GameEnd[];
  readonly paused: string | null;
  /** Turns that the game under way has had. */
  readonly turns: number;
  /** Turns that were ended at their deadline: the machine may only have been busy. */
  readonly misses: number;
}

/** A chunk, and how far it is. */
export interface ChunkJob extends Partial<ChunkProgress> {
  readonly run: string;
  readonly chunk: number;
}

/**
 * One choice of a hostile battle may take for ever, and so may a game with many: a turn is ended at its deadline,
 * and a game that is not over after this many turns ends its run.
 */
export const TURN_LIMITS = { deadline: 45_000, turnsOfGame: 300, misses: 1 } as const;

/** Turns in a pool's threads. */
export const playTurnsIn =
  (pool: WorkerPool): PlayTurn =>
  async (input, signal) =>
    (await pool.run('simulate', input, { deadline: TURN_LIMITS.deadline, signal })) as TurnResult;

export type TurnOutcome =
  | { readonly type: 'done' }
  /** What is left needs another turn. */
  | { readonly type: 'left'; readonly job: ChunkJob }
  /** Its run was ended: nothing of it needs to be played. */
  | { readonly type: 'over' };

const RUN_IS_OVER: TurnOutcome = { type: 'over' };

/** How often a running turn looks whether its run still stands. */
const LOOK_EVERY = 3000;

/** Plays a chunk for a while unless it is known or its run was ended; the last one publishes the balance. */
export const performTurn = async (
  store: Store,
  play: PlayTurn,
  time: number,
  job: ChunkJob,
): Promise<TurnOutcome> => {
  const run = await readRun(store, job.run);
  if (run?.status !== 'open') return RUN_IS_OVER;
  if (!(await listSavedChunks(store, run.id)).includes(job.chunk)) {
    const progress = await playWatched(store, play, time, run, job);
    if (progress === null) return RUN_IS_OVER;
    if (progress.games.length < seedsOfChunk(run, job.chunk).length)
      return { type: 'left', job: { ...progress, run: run.id, chunk: job.chunk } };
    await saveChunk(store, run.id, job.chunk, progress.games);
  }
  await finishIfComplete(store, play, run);
  return { type: 'done' };
};

/** Null: the run was ended meanwhile, or it cannot be played. */
const playWatched = async (
  store: Store,
  play: PlayTurn,
  time: number,
  run: BalanceRun,
  job: ChunkJob,
): Promise<ChunkProgress | null> => {
  const before: ChunkProgress = { games: [], paused: null, turns: 0, misses: 0, ...job };
  const ended = new AbortController();
  const endIfOver = (now: BalanceRun | null): void => {
    if (now?.status !== 'open') ended.abort();
  };
  // A look that fails is no reason to stop: whether the store answers shows when the games are saved.
  const look = setInterval(() => void readRun(store, run.id).then(endIfOver, () => undefined), LOOK_EVERY);
  try {
    const input = await toInput(store, run, time, job.chunk, before);
    if (input === null) return await giveUp(store, run, 'failed');
    const after = addTurn(before, await play(input, ended.signal));
    return after.turns > TURN_LIMITS.turnsOfGame ? await giveUp(store, run, 'too-costly') : after;
  } catch (error) {
    if (ended.signal.aborted) return null;
    if (!isTooCostly(error)) throw error;
    if (before.misses >= TURN_LIMITS.misses) return await giveUp(store, run, 'too-costly');
    return { ...before, misses: before.misses + 1 };
  } finally {
    clearInterval(look);
  }
};

const giveUp = async (store: Store, { id }: BalanceRun, status: 'failed' | 'too-costly'): Promise<null> => {
  await closeRun(store, id, status);
  return null;
};

/** Null: the version is gone. */
const toInput = async (
  store: Store,
  run: BalanceRun,
  time: number,
  chunk: number,
  { games, paused }: Pick<ChunkProgress, 'games' | 'paused'>,
): Promise<TurnInput | null> => {
  const version = await readVersion(store, run.slug, run.n);
  const seeds = seedsOfChunk(run, chunk).slice(games.length);
  return version && { text: version.text, variant: run.variant, level: run.level, seeds, paused, time };
};

const addTurn = (before: ChunkProgress, { games, paused }: TurnResult): ChunkProgress => ({
  games: [...before.games, ...games],
  paused,
  turns: games.length > 0 ? 1 : before.turns + 1,
  misses: 0,
});

/** Only what the server's own workers have played is published. */
const finishIfComplete = async (store: Store, play: PlayTurn, run: BalanceRun): Promise<void> => {
  const saved = await listSavedChunks(store, run.id);
  if (saved.length < chunksOf(run)) return;
  const measured = await measureRun(store, play, run);
  if (measured) await saveBalance(store, run, { ...measured, variant: run.variant });
  await closeRun(store, run.id, measured ? 'done' : 'failed');
};

const measureRun = async (store: Store, play: PlayTurn, run: BalanceRun): Promise<MeasuredBalance | null> => {
  const version = await readVersion(store, run.slug, run.n);
  if (!version) return null;
  const input = {
    ...{ text: version.text, variant: run.variant, level: run.level },
    ...{ seeds: [], paused: null, time: 0 },
  };
  const { context } = await play(input, new AbortController().signal);
  const summary = summarizeEnds(await readChunks(store, run.id), context);
  return toMeasuredBalance(summary, { engine: run.engine, level: run.level });
};
