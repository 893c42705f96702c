import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { RngState } from '@/lib/dice/rng';
import { diffJson } from '@/lib/documents/compare/json-diff';
import { shareEqualParts } from '@/lib/documents/share-equal-parts';
import type { Level } from '@/lib/game/computer/levels';
import { createComputerPlayers } from '@/lib/game/computer/match-runner';
import type { Finding } from '@/lib/game/contract/finding';
import type { ActionBase, GameResult } from '@/lib/game/contract/play-rules';
import type { StartOptions } from '@/lib/game/contract/start-options';
import type { Side } from '@/lib/game/document/scenario-base';
import { keepStartOptions } from '@/lib/game/play/session/start-options';
import type { GameProgress } from '@/lib/game/remote/progress';
import {
  judgeOrder,
  openTable,
  type PlayedStep,
  playForced,
  replayOrder,
  type Table,
  takeBackTo,
} from '@/lib/game/remote/referee';
import { viewersOf, viewState } from '@/lib/game/remote/viewer-entries';
import type { EntryByViewer } from '@/lib/game/remote/viewer-entry';
import { readPlayable, withOptions } from '@/lib/games/playable-scenario';
import { loadSystem } from '@/lib/systems';

/** Fresh dice from the machine's own chance: nobody can work out the next from those that fell. */
const drawDice = (): RngState => {
  const bytes = randomBytes(16);
  return [0, 4, 8, 12].map(offset => bytes.readInt32LE(offset));
};

/** Where a game stands, for lists and for those who decide next. */
export interface GameStanding {
  readonly awaits: readonly string[];
  readonly progress: GameProgress;
  readonly result: GameResult | null;
}

const standingOf = ({ rules, state }: Table): GameStanding => {
  const { unit, now, last } = rules.progress(state);
  const result = rules.result(state);
  return { awaits: result ? [] : rules.awaits(state), progress: { unit, now, last }, result };
};

export interface OpenedGame {
  readonly system: string;
  readonly title: string;
  /** Those that the battle offers. */
  readonly options: StartOptions;
  readonly seats: readonly Side[];
  readonly dice: RngState;
  readonly move: MoveResult;
  readonly byViewer: EntryByViewer;
}

/** A view of a game as text, and how it differs from the one before. */
export interface ViewResult {
  readonly viewer: string;
  readonly view: string;
  readonly diff: string;
}

export interface StepResult {
  readonly seq: number;
  readonly entry: unknown;
  readonly dice: RngState;
  readonly byViewer: EntryByViewer;
  readonly before: string | null;
}

/** What is to be kept of a move. */
export interface MoveResult extends GameStanding {
  readonly steps: readonly StepResult[];
  readonly state: string;
  readonly orderFrom: number;
  readonly views: readonly ViewResult[];
  /** Why the rest of it was refused. */
  readonly findings: readonly Finding[];
}

/** Begins a game of a battle; null: it cannot be played, or has no such variant. */
export const openGame = async ({
  text,
  variant,
  options,
}: {
  readonly text: string;
  readonly variant: string | null;
  readonly options: StartOptions;
}): Promise<OpenedGame | null> => {
  const published = await readPlayable(JSON.parse(text), variant);
  if (!published) return null;
  const kept = keepStartOptions(published.rules, published.scenario, options);
  const { system, rules, scenario } = withOptions(published, kept);
  const seats = system.seats(scenario);
  const dice = drawDice();
  const { table, byViewer } = openTable({ rules, seats: seats.map(({ id }) => id) }, scenario, dice);
  return {
    system: system.id,
    title: scenario.title,
    options: kept,
    seats: seats.flatMap(({ id }) => scenario.sides.find(side => side.id === id) ?? []),
    ...{ dice, byViewer },
    move: toMove(table, table, { table, steps: [] }, []),
  };
};

/** The game as it was kept. */
export interface KeptTable {
  readonly game: string;
  readonly system: string;
  readonly seats: readonly string[];
  readonly seq: number;
  readonly state: string;
  readonly before: string | null;
  readonly entries: readonly { readonly entry: unknown; readonly dice: RngState }[];
}

/** A state that was just parsed keeps the parts of the one before: what the rules know of them need not be worked out again. */
const known = new LRUCache<string, object>({ max: 20 });

const parseState = (game: string, text: string): unknown => {
  const parsed: unknown = JSON.parse(text);
  const state = shareEqualParts(known.get(game), parsed);
  if (typeof state === 'object' && state !== null) known.set(game, state);
  return state;
};

/** Null: this release does not have the game, or cannot read its state. */
const loadTable = async (kept: KeptTable): Promise<Table | null> => {
  const rules = (await loadSystem(kept.system))?.play;
  if (!rules) return null;
  const { seats, seq } = kept;
  const state = parseState(kept.game, kept.state);
  try {
    for (const seat of rules.awaits(state)) rules.actions(state, seat);
    for (const viewer of seats) rules.position(state, viewer);
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
  return { rules, seats, seq, state, order: replaySafely(rules, kept) };
};

/** Only the words of the line under way depend on it: where a new release cannot play it again, a new line begins. */
const replaySafely = (rules: Table['rules'], { game, before, entries }: KeptTable): Table['order'] => {
  if (before === null) return [];
  try {
    const played = entries.map(({ entry, dice }) => ({ action: entry as ActionBase, dice }));
    return replayOrder(rules, parseState(game, before), played);
  } catch (error) {
    if (error instanceof Error) return [];
    throw error;
  }
};

const toStep = ({ seq, action, dice, byViewer, before }: PlayedStep): StepResult => ({
  ...{ seq, dice, byViewer, entry: action },
  before: before === null ? null : JSON.stringify(before),
});

const toMove = (
  start: Table,
  base: Table,
  { table, steps }: { readonly table: Table; readonly steps: readonly PlayedStep[] },
  findings: readonly Finding[],
): MoveResult => {
  const lastStart = steps.findLast(({ before }) => before !== null);
  return {
    steps: steps.map(toStep),
    state: JSON.stringify(table.state),
    orderFrom: lastStart?.seq ?? base.seq - base.order.length + 1,
    views: viewsOf(start, table),
    findings,
    ...standingOf(table),
  };
};

const viewsOf = (before: Table, after: Table): readonly ViewResult[] =>
  viewersOf(after).map(viewer => {
    const view = viewState(after, after.state, viewer);
    const diff = diffJson(viewState(before, before.state, viewer), view);
    return { viewer, view: JSON.stringify(view), diff: JSON.stringify(diff) };
  });

export type OrderResult =
  | { readonly type: 'played'; readonly move: MoveResult }
  | { readonly type: 'refused'; readonly findings: readonly Finding[] }
  /** This release cannot continue with the game. */
  | { readonly type: 'unreadable' };

const UNREADABLE = { type: 'unreadable' } as const;

interface OrderInput {
  readonly kept: KeptTable;
  readonly seat: string;
  readonly actions: readonly ActionBase[];
}

/** Checks an order of a player and plays its legal part. */
export const playOrder = async ({ kept, seat, actions }: OrderInput): Promise<OrderResult> => {
  const table = await loadTable(kept);
  if (!table) return UNREADABLE;
  if (!table.rules.awaits(table.state).includes(seat)) return { type: 'refused', findings: [] };
  const judged = judgeSafely(table, seat, actions);
  if (!judged || judged.steps.length === 0) return { type: 'refused', findings: judged?.findings ?? [] };
  return { type: 'played', move: toMove(table, table, judged, judged.findings) };
};

/** Players may send anything: what the rules cannot even read is refused. */
const judgeSafely = (table: Table, seat: string, actions: readonly ActionBase[]) => {
  try {
    return judgeOrder(table, seat, actions, drawDice);
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
};

const playerOf = createComputerPlayers();

interface ComputerInput {
  readonly kept: KeptTable;
  /** By seat. */
  readonly levels: Readonly<Record<string, Level>>;
  /** Milliseconds after which no further choice is begun. */
  readonly time: number;
}

/** Plays what is no decision and lets computers decide until a person does, the game is over or the time is out. */
export const playComputers = async ({ kept, levels, time }: ComputerInput): Promise<OrderResult> => {
  const start = await loadTable(kept);
  if (!start) return UNREADABLE;
  const end = performance.now() + time;
  const forced = playForced(start, drawDice);
  let { table } = forced;
  const steps: PlayedStep[] = [...forced.steps];
  do {
    const played = playOneChoice(table, levels);
    if (!played) break;
    table = played.table;
    steps.push(...played.steps);
  } while (performance.now() < end);
  return steps.length === 0
    ? { type: 'refused', findings: [] }
    : { type: 'played', move: toMove(start, start, { table, steps }, []) };
};

const playOneChoice = (table: Table, levels: ComputerInput['levels']) => {
  const { rules, state } = table;
  if (rules.result(state)) return null;
  const seat = rules.awaits(state).find(id => levels[id] !== undefined);
  const level = seat === undefined ? undefined : levels[seat];
  if (seat === undefined || level === undefined) return null;
  const action = playerOf(level)(rules, state, seat, drawDice()[0] ?? 0);
  return action && judgeOrder(table, seat, [action], drawDice);
};

interface BackInput {
  readonly kept: KeptTable;
  readonly seat: string;
  /** The state to go back to, and the number of the choice after which it was. */
  readonly state: string;
  readonly to: number;
}

/** Goes back to before an order. */
export const takeBackOrder = async ({ kept, seat, state, to }: BackInput): Promise<OrderResult> => {
  const start = await loadTable(kept);
  if (!start) return UNREADABLE;
  const { table, byViewer } = takeBackTo(start, { state: parseState(kept.game, state), to }, seat);
  const step: StepResult = {
    ...{ seq: table.seq, byViewer, dice: [], before: null },
    entry: { type: 'taken-back', seat, to },
  };
  const move = toMove(start, table, { table, steps: [] }, []);
  return { type: 'played', move: { ...move, steps: [step], orderFrom: table.seq + 1 } };
};

interface PastInput {
  readonly system: string;
  readonly seats: readonly string[];
  readonly viewer: string;
  readonly seq: number;
  readonly state: string;
  readonly entries: readonly { readonly seq: number; readonly entry: unknown; readonly dice: RngState }[];
  readonly from: number;
}

/** The boards of the past as a viewer saw them, from one choice on; null: this release plays them otherwise, or not at all. */
export const viewPast = async (
  input: PastInput,
): Promise<readonly { readonly seq: number; readonly state: unknown }[] | null> => {
  const rules = (await loadSystem(input.system))?.play;
  if (!rules) return null;
  const seated = { rules, seats: input.seats };
  const boards: { seq: number; state: unknown }[] = [];
  const add = (seq: number, state: unknown): void => {
    if (seq >= input.from) boards.push({ seq, state: viewState(seated, state, input.viewer) });
  };
  try {
    let state: unknown = JSON.parse(input.state);
    add(input.seq, state);
    for (const { seq, entry, dice } of input.entries) {
      const action = entry as ActionBase;
      if (action.type === 'taken-back') break;
      state = rules.apply(rules.reseed(state, { rng: dice }), action).state;
      add(seq, state);
    }
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
  return boards;
};
