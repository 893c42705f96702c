import { type MeasuredBalance, toMeasuredBalance } from '@/lib/game/lab/balance';
import { type RunContext, summarizeRun } from '@/lib/game/lab/summary';
import type { GameTally } from '@/lib/game/lab/tally-game';
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

/** Games to be played in a thread of its own, all seats at one level. */
export interface ChunkInput {
  /** The document as JSON. */
  readonly text: string;
  readonly variant: string | null;
  readonly level: BalanceRun['level'];
  readonly seeds: readonly number[];
}

export interface ChunkResult {
  readonly games: readonly GameTally[];
  readonly context: RunContext;
}

/** Plays games outside this thread; a signal ends it in the middle. */
export type PlayChunk = (input: ChunkInput, signal: AbortSignal) => Promise<ChunkResult>;

export interface ChunkJob {
  readonly run: string;
  readonly chunk: number;
}

/** How often a running chunk looks whether its run still stands. */
const LOOK_EVERY = 3000;

/** Plays a chunk unless it is known or its run was ended; the last one publishes the balance. */
export const performChunk = async (
  store: Store,
  play: PlayChunk,
  { run: id, chunk }: ChunkJob,
): Promise<void> => {
  const run = await readRun(store, id);
  if (run?.status !== 'open') return;
  const saved = await listSavedChunks(store, id);
  if (!saved.includes(chunk)) {
    const games = await playWatched(store, play, run, chunk);
    if (games === null) return;
    await saveChunk(store, id, chunk, games);
  }
  await finishIfComplete(store, play, run);
};

/** Null: the run was ended meanwhile, or its version is gone. */
const playWatched = async (
  store: Store,
  play: PlayChunk,
  run: BalanceRun,
  chunk: number,
): Promise<readonly GameTally[] | null> => {
  const version = await readVersion(store, run.slug, run.n);
  if (!version) {
    await closeRun(store, run.id, 'failed');
    return null;
  }
  const ended = new AbortController();
  const endIfOver = (now: BalanceRun | null): void => {
    if (now?.status !== 'open') ended.abort();
  };
  // A look that fails is no reason to stop: whether the store answers shows when the games are saved.
  const look = setInterval(() => void readRun(store, run.id).then(endIfOver, () => undefined), LOOK_EVERY);
  try {
    const input = {
      text: version.text,
      variant: run.variant,
      level: run.level,
      seeds: seedsOfChunk(run, chunk),
    };
    return (await play(input, ended.signal)).games;
  } catch (error) {
    if (ended.signal.aborted) return null;
    throw error;
  } finally {
    clearInterval(look);
  }
};

/** Only what the server's own workers have played is published. */
const finishIfComplete = async (store: Store, play: PlayChunk, run: BalanceRun): Promise<void> => {
  const saved = await listSavedChunks(store, run.id);
  if (saved.length < chunksOf(run)) return;
  const measured = await measureRun(store, play, run);
  if (measured) await saveBalance(store, run, { ...measured, variant: run.variant });
  await closeRun(store, run.id, measured ? 'done' : 'failed');
};

const measureRun = async (
  store: Store,
  play: PlayChunk,
  run: BalanceRun,
): Promise<MeasuredBalance | null> => {
  const version = await readVersion(store, run.slug, run.n);
  if (!version) return null;
  const input = { text: version.text, variant: run.variant, level: run.level, seeds: [] };
  const { context } = await play(input, new AbortController().signal);
  const summary = summarizeRun(await readChunks(store, run.id), context);
  return toMeasuredBalance(summary, { engine: run.engine, level: run.level });
};
