import type { GameTally } from '@/lib/game/lab/tally-game';
import type { LabStore } from './lab-store';
import { computeNextSeed, isReached, type RunPlan } from './run-plan';
import type { LabPool } from './worker-pool';

export interface LabProgress {
  /** The games of every run that was asked for, by its key. */
  readonly games: ReadonlyMap<string, readonly GameTally[]>;
  /** `failed`: a worker broke down more than once. */
  readonly state: 'loading' | 'paused' | 'running' | 'done' | 'failed';
  /** Games a second since it was last started; 0: none yet. */
  readonly pace: number;
}

export interface LabRunner {
  /** What is to be played from now on; games that are kept are read first. */
  setPlans(plans: readonly RunPlan[]): Promise<void>;
  start(): void;
  /** Games under way are given up: their seeds are played again later. */
  pause(): void;
  close(): void;
}

interface RunnerState {
  readonly pool: LabPool;
  readonly store: LabStore;
  readonly onProgress: (progress: LabProgress) => void;
  readonly now: () => number;
  plans: readonly RunPlan[];
  games: Map<string, readonly GameTally[]>;
  /** Seeds under way, by run. */
  readonly under: Map<string, Set<number>>;
  state: LabProgress['state'];
  failures: number;
  /** When it was started, and how many games it has played since. */
  since: { readonly at: number; readonly played: number };
  /** Answers of an earlier start are dropped. */
  round: number;
}

const MAX_FAILURES = 2;

/** Plays what the plans ask for, and keeps every game as soon as it is over. */
export const openLabRunner = (
  pool: LabPool,
  store: LabStore,
  onProgress: (progress: LabProgress) => void,
  now: () => number,
): LabRunner => {
  const state: RunnerState = {
    ...{ pool, store, onProgress, now },
    ...{ plans: [], games: new Map(), under: new Map() },
    ...{ state: 'loading', failures: 0, since: { at: 0, played: 0 }, round: 0 },
  };
  return {
    setPlans: plans => setPlans(state, plans),
    start: () => {
      state.failures = 0;
      state.since = { at: now(), played: 0 };
      state.state = 'running';
      fillPool(state);
    },
    pause: () => {
      stopGames(state);
      tell(state, 'paused');
    },
    close: () => stopGames(state),
  };
};

const stopGames = (state: RunnerState): void => {
  state.round += 1;
  state.pool.stop();
  state.under.clear();
};

const tell = (state: RunnerState, next: LabProgress['state']): void => {
  state.state = next;
  const seconds = (state.now() - state.since.at) / 1000;
  const pace = seconds > 0 ? state.since.played / seconds : 0;
  state.onProgress({ games: new Map(state.games), state: next, pace });
};

const setPlans = async (state: RunnerState, plans: readonly RunPlan[]): Promise<void> => {
  stopGames(state);
  state.plans = plans;
  const { round } = state;
  const wasRunning = state.state === 'running';
  for (const { key } of plans)
    if (!state.games.has(key)) state.games.set(key, await state.store.gamesOf(key));
  if (round !== state.round) return;
  if (wasRunning) fillPool(state);
  else tell(state, plans.every(plan => isReached(plan, gamesOf(state, plan))) ? 'done' : 'paused');
};

const gamesOf = ({ games }: RunnerState, { key }: RunPlan): readonly GameTally[] => games.get(key) ?? [];

/** The open run with the fewest games goes first, so that runs that are compared grow together. */
const nextGame = (state: RunnerState): { readonly plan: RunPlan; readonly seed: number } | null => {
  const open = state.plans.filter(plan => !isReached(plan, gamesOf(state, plan)));
  const counted = open.flatMap(plan => {
    const under = state.under.get(plan.key) ?? new Set<number>();
    const seed = computeNextSeed(plan, new Set([...gamesOf(state, plan).map(game => game.seed), ...under]));
    return seed === null ? [] : [{ plan, seed, count: gamesOf(state, plan).length + under.size }];
  });
  return counted.toSorted((one, other) => one.count - other.count)[0] ?? null;
};

const fillPool = (state: RunnerState): void => {
  while (state.state === 'running' && state.pool.free() > 0) {
    const next = nextGame(state);
    if (!next) break;
    void playGame(state, next.plan, next.seed);
  }
  const isIdle = [...state.under.values()].every(({ size }) => size === 0);
  tell(state, state.state === 'running' && isIdle ? 'done' : state.state);
};

const playGame = async (state: RunnerState, plan: RunPlan, seed: number): Promise<void> => {
  const { round } = state;
  const under = state.under.get(plan.key) ?? new Set<number>();
  state.under.set(plan.key, under.add(seed));
  try {
    const game = await state.pool.play({ ...plan, seed });
    if (round === state.round) await keepGame(state, plan, game);
  } catch (error) {
    if (round === state.round) countFailure(state, error);
  }
  if (round !== state.round) return;
  under.delete(seed);
  fillPool(state);
};

const keepGame = async (state: RunnerState, plan: RunPlan, game: GameTally): Promise<void> => {
  await state.store.save(plan.key, game);
  state.games.set(plan.key, [...gamesOf(state, plan), game]);
  state.since = { ...state.since, played: state.since.played + 1 };
};

const countFailure = (state: RunnerState, error: unknown): void => {
  console.warn('a game of the lab could not be played', error);
  state.failures += 1;
  if (state.failures > MAX_FAILURES) state.state = 'failed';
};
