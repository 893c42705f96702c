import { type BalanceRun, chunksOf, closeRun, listOpenRuns, listSavedChunks } from '@/lib/store/balance/runs';
import type { Store } from '@/lib/store/engine/open-store';
import { type ChunkJob, type PlayTurn, performTurn } from './simulation-chunk';
import type { ChunkDriver } from './simulations';

interface WaitingRun {
  readonly id: string;
  readonly owner: string;
  /** Chunks that wait for a thread, those that were begun first. */
  readonly jobs: ChunkJob[];
}

interface DriverState {
  readonly store: Store;
  readonly play: PlayTurn;
  readonly threads: number;
  readonly onError: (error: unknown) => void;
  /** In turn: the first gives a chunk and goes to the end, behind all others of its owner. */
  waiting: readonly WaitingRun[];
  readonly running: Set<Promise<void>>;
  isClosed: boolean;
}

/** How long a run has a thread before it is the next owner's turn. */
const TURN = 2000;

/**
 * Chunks in this process, owner after owner in turn, so that nobody's run waits for another's to end. Open runs
 * continue after a restart.
 */
export const openEmbeddedDriver = async (
  store: Store,
  play: PlayTurn,
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
  const chunks = missing.length > 0 ? missing : all.slice(-1);
  const jobs = chunks.map(chunk => ({ run: run.id, chunk }));
  state.waiting = [...state.waiting, { id: run.id, owner: run.owner, jobs }];
  startWaiting(state);
};

const startWaiting = (state: DriverState): void => {
  while (!state.isClosed && state.running.size < state.threads) {
    const run = state.waiting.find(({ jobs }) => jobs.length > 0);
    const job = run?.jobs.shift();
    if (!run || !job) return;
    state.waiting = moveBack(state.waiting, run);
    const work = perform(state, run, job).then(() => {
      state.running.delete(work);
      startWaiting(state);
    });
    state.running.add(work);
  }
};

/** The runs of an owner behind those of all others, and this one last. */
const moveBack = (waiting: readonly WaitingRun[], run: WaitingRun): readonly WaitingRun[] => [
  ...waiting.filter(({ owner }) => owner !== run.owner),
  ...waiting.filter(other => other.owner === run.owner && other !== run),
  run,
];

const perform = async (state: DriverState, run: WaitingRun, job: ChunkJob): Promise<void> => {
  try {
    const outcome = await performTurn(state.store, state.play, TURN, job);
    if (outcome.type === 'left') run.jobs.unshift(outcome.job);
    if (outcome.type === 'over') run.jobs.length = 0;
    const others = state.waiting.filter(other => other !== run);
    if (run.jobs.length === 0) state.waiting = others;
    else if (others.length === state.waiting.length) state.waiting = [...others, run];
  } catch (error) {
    state.onError(error);
    run.jobs.length = 0;
    await closeRun(state.store, run.id, 'failed');
  }
};
