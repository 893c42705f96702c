import { roll, seedRng } from '@/lib/dice/rng';
import type { AnyPlay } from './match';
import type { ActionBase } from './play-rules';

/** How often each choice is tried with other dice: enough to tell good from bad, few enough to answer at once. */
const TRIES = 4;
/** How many of its own next choices the machine thinks of. */
const LOOK_AHEAD = 2;
const LARGE = 2 ** 30;

/**
 * The choice that leads to the best position on average, over dice that the machine does not know: it is given other dice than
 * the game will throw. Among equals the dice decide.
 */
export const chooseFor = (rules: AnyPlay, state: unknown, seat: string, seed: number): ActionBase | null => {
  const actions = rules.actions(state, seat);
  const [only] = actions;
  if (!only || actions.length === 1) return only ?? null;
  const seeds = roll(seedRng(seed), { count: TRIES, sides: LARGE }).faces;
  const judged = actions.map(action => ({ action, worth: average(rules, state, action, seat, seeds) }));
  const best = Math.max(...judged.map(({ worth }) => worth));
  const equals = judged.filter(({ worth }) => worth >= best - 1e-9);
  return equals[(seeds[0] ?? 0) % equals.length]?.action ?? only;
};

const average = (
  rules: AnyPlay,
  state: unknown,
  action: ActionBase,
  seat: string,
  seeds: readonly number[],
): number =>
  seeds.reduce((sum, seed) => sum + tried(rules, rules.reseed(state, seed), action, seat), 0) / seeds.length;

const tried = (rules: AnyPlay, state: unknown, action: ActionBase, seat: string): number =>
  thoughtOn(rules, rules.apply(state, action).state, seat, LOOK_AHEAD);

/** Goes on with the best of one's own next choices while it is still one's own decision. */
const thoughtOn = (rules: AnyPlay, state: unknown, seat: string, depth: number): number => {
  const standing = rules.worth(state, seat);
  if (depth === 0 || rules.awaits(state)[0] !== seat) return standing;
  const next = rules.actions(state, seat);
  if (next.length === 0 || next.length > WIDE) return standing;
  return Math.max(...next.map(action => thoughtOn(rules, rules.apply(state, action).state, seat, depth - 1)));
};

/** More choices than this are not thought through. */
const WIDE = 8;
