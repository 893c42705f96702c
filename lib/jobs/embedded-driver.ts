import { type BalanceRun, chunksOf, closeRun, listOpenRuns, listSavedChunks } from '@/lib/store/balance/runs';
import type { Store } from '@/lib/store/engine/open-store';
import { type PlayChunk, performChunk } from './simulation-chunk';
import type { ChunkDriver } from './simulations';

interface WaitingRun {
  readonly id: string;
  readonly chunks: number[];
}

interface DriverState {
  readonly store: Store;
  readonly play: PlayChunk;
  readonly threads: number;
  readonly onError: (error: unknown) => void;
  /** In turn: the first gives a chunk and goes to the end. */
  waiting: WaitingRun[];
  readonly running: Set<Promise<void>>;
  isClosed: boolean;
}

/** Chunks in this process, run after run in turn, so that a late small one starts beside a large one. What was open before a restart goes on. */
export const openEmbeddedDriver = async (
  store: Store,
  play: PlayChunk,
  threads: number,
  onError: (error: unknown) => void,
): Promise<ChunkDriver> => {
  const state: DriverState = {
    store,
    play,
    threads,
    onError,
    waiting: [],
    running: new Set(),
    isClosed: false,
  };
  for (const run of await listOpenRuns(store)) await addRun(state, run);
  return {
    begin: run => addRun(state, run),
    close: async () => {
      state.isClosed = true;
      await Promise.all(state.running);
    },
  };
};

const addRun = async (state: DriverState, run: BalanceRun): Promise<void> => {
  const saved = new Set(await listSavedChunks(state.store, run.id));
  const all = Array.from({ length: chunksOf(run) }, (_, chunk) => chunk);
  const missing = all.filter(chunk => !saved.has(chunk));
  // Where only the end is missing, the last chunk is asked for again: it is known, and closes the run.
  state.waiting.push({ id: run.id, chunks: missing.length > 0 ? missing : all.slice(-1) });
  startWaiting(state);
};

const startWaiting = (state: DriverState): void => {
  while (!state.isClosed && state.running.size < state.threads) {
    const run = state.waiting.shift();
    if (!run) return;
    const chunk = run.chunks.shift();
    if (chunk === undefined) continue;
    state.waiting.push(run);
    const work = perform(state, run, chunk).then(() => {
      state.running.delete(work);
      startWaiting(state);
    });
    state.running.add(work);
  }
};

const perform = async (state: DriverState, run: WaitingRun, chunk: number): Promise<void> => {
  try {
    await performChunk(state.store, state.play, { run: run.id, chunk });
  } catch (error) {
    state.onError(error);
    run.chunks.length = 0;
    await closeRun(state.store, run.id, 'failed');
  }
};
