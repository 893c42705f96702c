import { type RngState, roll, seedRng } from '@/lib/dice/rng';
import { intentFor } from './machine';
import type { AnyPlay } from './match';
import type { ActionBase, Result } from './play-rules';
import type { ScenarioBase } from './scenario-base';

/** Decides for a seat; `seed` is other at every decision. */
export type Player = (rules: AnyPlay, state: unknown, seat: string, seed: number) => ActionBase | null;

const LARGE = 2 ** 30;

/** A machine that remembers what each seat meant to do next: one for each game. */
export const newMachine = (): Player => {
  const meant = new Map<string, readonly ActionBase[]>();
  return (rules, state, seat, seed) => {
    const intent = intentFor(rules, state, seat, seed, meant.get(seat));
    meant.set(seat, intent?.rest ?? []);
    return intent?.action ?? null;
  };
};

/**
 * Any of the offered choices, each as likely as the others; but one that loses the game at once, or lets the other end it so, only
 * where nothing else is left: a player who gives up proves nothing.
 */
export const random: Player = (rules, state, seat, seed) => {
  const actions = rules.actions(state, seat);
  const [first = 1, second = 1] = roll(seedRng(seed), { count: 2, sides: LARGE }).faces;
  const chosen = actions[first % Math.max(1, actions.length)];
  if (!chosen || !givesUp(rules, state, chosen)) return chosen ?? null;
  const others = actions.filter(action => !givesUp(rules, state, action));
  return others[second % Math.max(1, others.length)] ?? chosen;
};

const ANSWERS = 3;

const givesUp = (rules: AnyPlay, state: unknown, action: ActionBase): boolean => {
  const next = rules.apply(state, action).state;
  if (isLost(rules, next, action.by)) return true;
  const answers = rules
    .awaits(next)
    .flatMap(other => (other === action.by ? [] : rules.actions(next, other)));
  if (answers.length > ANSWERS) return false;
  return answers.some(answer => isLost(rules, rules.apply(next, answer).state, action.by));
};

const isLost = (rules: AnyPlay, state: unknown, seat: string): boolean => {
  const result = rules.result(state);
  return result !== null && !hasWon(result, seat);
};

export interface Contest {
  readonly rules: AnyPlay;
  readonly scenario: ScenarioBase;
  /** The same seed and players: the same game. */
  readonly seed: number;
  playerOf(seat: string): Player;
}

export interface Contested {
  readonly result: Result;
  readonly decisions: number;
}

const ENDLESS = 100_000;
/** A whole game between players of any kind. */
export const contested = ({ rules, scenario, seed, playerOf }: Contest): Contested => {
  let state = rules.start(scenario, seed);
  // The players' lots are others than the game's dice.
  let rng: RngState = seedRng(~seed);
  for (let decisions = 0; decisions < ENDLESS; decisions += 1) {
    const [seat] = rules.awaits(state);
    if (seat === undefined) return { result: resultOf(rules, state), decisions };
    const thrown = roll(rng, { count: 1, sides: LARGE });
    rng = thrown.rng;
    const action = playerOf(seat)(rules, state, seat, thrown.faces[0] ?? 1);
    if (!action) throw new Error(`no choice for ${seat}`);
    state = rules.apply(state, action).state;
  }
  throw new Error('the game does not end');
};

const resultOf = (rules: AnyPlay, state: unknown): Result => {
  const result = rules.result(state);
  if (!result) throw new Error('nobody decides, and yet it is not over');
  return result;
};

/** Alone at the top; a shared place is no victory. */
export const hasWon = ({ ranking }: Result, seat: string): boolean => {
  const [first] = ranking;
  return first?.length === 1 && first[0] === seat;
};
