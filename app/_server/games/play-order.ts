import type { MoveResult, OrderResult } from '@/app/_worker/games';
import type { Tasks } from '@/app/_worker/tasks';
import { LEVELS, type Level } from '@/lib/game/computer/levels';
import type { ActionBase } from '@/lib/game/contract/play-rules';
import type { JobOutcome } from '@/lib/jobs/job-queue';
import type { Store } from '@/lib/store/engine/open-store';
import { type GameWithSeats, readGame, updateGame } from '@/lib/store/games/games';
import { commitMove, readRunningState } from '@/lib/store/games/moves';
import type { Unavailable } from '../http/unavailable';
import { DEADLINES, runJob } from '../jobs';
import { getLog } from '../operations/log';
import { isStopping } from '../operations/shutdown';
import { makeProcessSingleton } from '../process-singleton';
import { getStore } from '../store';
import { notifyGame } from './bus';
import { computeNextDeadline } from './clock';
import { forgetLateComputer, noteLateComputer } from './late-computers';

type KeptTable = Parameters<Tasks['playOrder']>[0]['kept'];

export type OrderOutcome =
  | { readonly type: 'played'; readonly findings: MoveResult['findings'] }
  | { readonly type: 'refused'; readonly findings: MoveResult['findings'] }
  /** The game has gone on since, or is not to be played any more. */
  | { readonly type: 'late' }
  | { readonly type: 'busy' | 'too-costly' };

/** The game as a worker needs it; null: it has gone on, or is gone. */
const keepTable = async (store: Store, { game, seats }: GameWithSeats): Promise<KeptTable | null> => {
  const running = await readRunningState(store, game.id);
  if (!running || running.seq !== game.seq) return null;
  return { ...running, game: game.id, system: game.system, seats: seats.map(({ seat }) => seat) };
};

/** Keeps what a worker has played; a state that this release cannot read freezes the game. */
const commitResult = async (
  store: Store,
  found: GameWithSeats,
  outcome: JobOutcome<OrderResult>,
): Promise<OrderOutcome> => {
  if (outcome.type !== 'done') return outcome;
  const { result } = outcome;
  if (result.type === 'refused') return result;
  if (result.type === 'unreadable') {
    await updateGame(store, found, { status: 'frozen', deadline: null });
    await notifyGame(found.game.id, found.seats);
    return { type: 'late' };
  }
  const isKept = await commitMove(store, toStoredMove(store, found, result.move));
  if (!isKept) return { type: 'late' };
  await notifyGame(found.game.id, found.seats);
  return { type: 'played', findings: result.move.findings };
};

const toStoredMove = (store: Store, { game }: GameWithSeats, move: MoveResult) => ({
  ...{ game: game.id, base: game.seq, entries: move.steps, state: move.state, orderFrom: move.orderFrom },
  ...{ awaits: move.awaits, progress: move.progress, views: move.views, requests: {} },
  status: move.result ? ('over' as const) : ('running' as const),
  outcome: move.result && { type: 'played', result: move.result },
  deadline: move.result ? null : computeNextDeadline(store.now(), game.pace_days),
});

interface OrderInput {
  readonly found: GameWithSeats;
  readonly seat: string;
  readonly actions: readonly ActionBase[];
  readonly client: string;
}

/** Lets a worker check an order, stores the legal part of it, and lets the computers continue. */
export const playOrder = async ({ found, seat, actions, client }: OrderInput): Promise<OrderOutcome> => {
  const store = await getStore();
  const kept = await keepTable(store, found);
  if (!kept) return { type: 'late' };
  const outcome = await runJob('playOrder', {
    key: null,
    input: async () => ({ kept, seat, actions }),
    ...{ bytes: kept.state.length, deadline: DEADLINES.order, client },
  });
  const played = await commitResult(store, found, outcome);
  if (played.type === 'played') driveGame(found.game.id);
  return played;
};

/** Goes back to the state after a choice; those who must agree have agreed. */
export const takeBack = async (
  found: GameWithSeats,
  back: { readonly seat: string; readonly state: string; readonly to: number },
  client: string,
): Promise<OrderOutcome> => {
  const store = await getStore();
  const kept = await keepTable(store, found);
  if (!kept) return { type: 'late' };
  const outcome = await runJob('takeBackOrder', {
    key: null,
    input: async () => ({ kept, ...back }),
    ...{ bytes: kept.state.length, deadline: DEADLINES.order, client },
  });
  return commitResult(store, found, outcome);
};

/** For so long computers decide before what they chose is shown, in milliseconds. */
const THINKING_TIME = 700;

const getDrives = makeProcessSingleton('game-drives', () => new Set<string>());

/** Lets the computers of a game decide, in the background, until a person has to. Another instance may do the same: the first move counts. */
export const driveGame = (id: string): void => {
  const drives = getDrives();
  if (drives.has(id) || isStopping()) return;
  drives.add(id);
  drive(id)
    .catch((error: unknown) => getLog().error(error, 'a computer player failed'))
    .finally(() => drives.delete(id));
};

const drive = async (id: string): Promise<void> => {
  const store = await getStore();
  while (!isStopping() && (await driveOnce(store, id)));
};

/** Whether the game continued. */
const driveOnce = async (store: Store, id: string): Promise<boolean> => {
  const found = await readGame(store, id);
  if (found?.game.status !== 'running') return false;
  const levels = levelsOf(found);
  const awaited: readonly string[] = JSON.parse(found.game.awaits);
  // At the very beginning there may be something that is no decision.
  if (found.game.seq > 0 && !awaited.some(seat => levels[seat] !== undefined)) return false;
  const kept = await keepTable(store, found);
  if (!kept) return true;
  const outcome = await runJob('playComputers', {
    key: null,
    input: async () => ({ kept, levels, time: THINKING_TIME }),
    // Whoever began the game pays for its computers, however many games they begin.
    ...{ bytes: kept.state.length, deadline: DEADLINES.file, client: `user ${found.game.owner}` },
  });
  const played = await commitResult(store, found, outcome);
  if (played.type === 'busy' || played.type === 'too-costly') await waitForComputer(store, found, played);
  else forgetLateComputer(id);
  return played.type === 'played' || played.type === 'late';
};

/** The players are told, and the computer is asked again later. */
const waitForComputer = async (store: Store, found: GameWithSeats, why: Unavailable): Promise<void> => {
  const { id } = found.game;
  const wait = await noteLateComputer(store, found, why);
  await notifyGame(id, found.seats);
  if (wait !== null) setTimeout(() => driveGame(id), wait).unref();
};

const levelsOf = ({ seats }: GameWithSeats): Readonly<Record<string, Level>> =>
  Object.fromEntries(
    seats.flatMap(({ seat, player, level }) => {
      const known = LEVELS.find(other => other === level);
      return player === 'computer' && known ? [[seat, known]] : [];
    }),
  );
