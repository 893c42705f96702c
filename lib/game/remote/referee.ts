import type { RngState } from '@/lib/dice/rng';
import type { Finding } from '../contract/finding';
import type { ActionBase, EventBase, Transition } from '../contract/play-rules';
import type { ScenarioBase } from '../document/scenario-base';
import { findForcedAction } from '../play/session/forced-action';
import type { AnyPlayRules, GameSession } from '../play/session/game-session';
import { hasLearnedSecret } from '../play/session/learned-secret';
import { isIrrevocable } from '../play/session/take-back';
import { type Played, type SeatedGame, showToAll } from './viewer-entries';
import type { EntryByViewer } from './viewer-entry';

/** Draws fresh dice: all of the generator, because seeds of one word can be searched. */
export type DrawDice = () => RngState;

/** A game by link as the referee has it: the state after the last choice, and the order that is under way. */
export interface Table extends SeatedGame {
  readonly seq: number;
  readonly state: unknown;
  readonly order: readonly Played[];
}

/** One choice that was played, as it is kept. */
export interface PlayedStep {
  readonly seq: number;
  readonly action: ActionBase;
  readonly dice: RngState;
  readonly byViewer: EntryByViewer;
  /** The state before it, where an order begins with it: from there boards of the past are found, and orders taken back. */
  readonly before: unknown;
}

export interface Judged {
  readonly table: Table;
  readonly steps: readonly PlayedStep[];
  /** Why the rest was refused; none: all was played. */
  readonly findings: readonly Finding[];
}

/** A new game before its first choice. */
export const openTable = (
  seated: SeatedGame,
  scenario: ScenarioBase,
  dice: RngState,
): { readonly table: Table; readonly byViewer: EntryByViewer } => {
  const { rules } = seated;
  const state = rules.start(scenario, { rng: dice });
  const events = rules.openingEvents(scenario, { rng: dice });
  const byViewer = showToAll(seated, {
    ...{ seq: 0, kind: 'beginning', by: null, starts: true, order: [], events, state, isFinal: true },
  });
  return { table: { ...seated, seq: 0, state, order: [] }, byViewer };
};

/** The first choice of a game, and the first after something was taken back, always begin an order. */
const startsOrder = ({ rules, state, order, seq }: Table, action: ActionBase): boolean =>
  seq === 0 || order.length === 0 || rules.startsOrder(state, action);

const isFinal = (
  { rules, state }: Table,
  action: ActionBase,
  { state: next, events }: Transition<unknown, EventBase>,
): boolean => {
  const moments: GameSession['moments'] = [
    { entry: null, events: [], state },
    { entry: action, events, state: next },
  ];
  return isIrrevocable({ moments, showsSecret: index => hasLearnedSecret({ rules, moments }, index) }, 1);
};

/** Plays a choice that is known to be legal. */
export const playStep = (
  table: Table,
  action: ActionBase,
  dice: RngState,
): { readonly table: Table; readonly step: PlayedStep } => {
  const { rules, seats, state } = table;
  const starts = startsOrder(table, action);
  const { state: next, events } = rules.apply(rules.reseed(state, { rng: dice }), action);
  const order = [...(starts ? [] : table.order), { state, action, events }];
  const seq = table.seq + 1;
  const byViewer = showToAll(
    { rules, seats },
    {
      ...{ seq, kind: 'order', by: action.by, starts, events, state: next, order },
      isFinal: isFinal(table, action, { state: next, events }),
    },
  );
  return {
    table: { ...table, seq, state: next, order },
    step: { seq, action, dice, byViewer, before: starts ? state : null },
  };
};

/**
 * Plays the choices of an order one after the other, as far as the rules allow; the seat is the player's own,
 * whatever they sent.
 */
export const judgeOrder = (
  start: Table,
  seat: string,
  actions: readonly ActionBase[],
  drawDice: DrawDice,
): Judged => {
  let table = start;
  const steps: PlayedStep[] = [];
  for (const sent of actions) {
    const action = { ...sent, by: seat };
    const findings = table.rules.objections(table.state, action);
    if (findings.length > 0) return { table, steps, findings };
    const played = playStep(table, action, drawDice());
    table = played.table;
    steps.push(played.step);
  }
  const forced = playForced(table, drawDice);
  return { table: forced.table, steps: [...steps, ...forced.steps], findings: [] };
};

/** No game has a longer chain of forced choices. */
const MOST_FORCED = 60;

/** Choices with a single option are made automatically, for every seat. */
export const playForced = (start: Table, drawDice: DrawDice): Omit<Judged, 'findings'> => {
  let table = start;
  const steps: PlayedStep[] = [];
  while (steps.length < MOST_FORCED) {
    const { rules, state } = table;
    const action = rules
      .awaits(state)
      .map(seat => findForcedAction(rules, state, seat))
      .find(found => found !== null);
    if (!action) break;
    const played = playStep(table, action, drawDice());
    table = played.table;
    steps.push(played.step);
  }
  return { table, steps };
};

/** Continues from before an order, as if it had not been given; everybody is informed. */
export const takeBackTo = (
  table: Table,
  { state, to }: { readonly state: unknown; readonly to: number },
  seat: string,
): { readonly table: Table; readonly byViewer: EntryByViewer } => {
  const seq = table.seq + 1;
  const byViewer = showToAll(table, {
    ...{ seq, kind: 'taken-back', by: seat, starts: true, order: [], events: [], state, to, isFinal: true },
  });
  return { table: { ...table, seq, state, order: [] }, byViewer };
};

/** The order that is under way, played again from its beginning without being judged again. */
export const replayOrder = (
  rules: AnyPlayRules,
  before: unknown,
  entries: readonly Pick<PlayedStep, 'action' | 'dice'>[],
): readonly Played[] => {
  const order: Played[] = [];
  let state = before;
  for (const { action, dice } of entries) {
    const step = rules.apply(rules.reseed(state, { rng: dice }), action);
    order.push({ state, action, events: step.events });
    state = step.state;
  }
  return order;
};
