import { type RngState, roll, seedRng } from '@/lib/dice/rng';
import type { ActionBase, GameResult } from '../contract/play-rules';
import type { ScenarioBase } from '../document/scenario-base';
import type { AnyPlayRules } from '../play/session/game-session';
import { computeOffersKey, type PlannedStep, planAction } from './choose-action';
import { LEVEL_SETTINGS, type Level } from './levels';

/** Decides for a seat; `seed` differs at every decision. */
export type PlayerFunction = (
  rules: AnyPlayRules,
  state: unknown,
  seat: string,
  seed: number,
) => ActionBase | null;

const LARGE = 2 ** 30;

/** What a computer player means to do next, by seat. */
export type Plans = Map<string, readonly PlannedStep[]>;

/**
 * A computer player carries out its plan, and thinks again when dice have fallen or another has decided: one for
 * each game.
 */
export const createComputerPlayer = (level: Level, plans: Plans = new Map()): PlayerFunction => {
  return (rules, state, seat, seed) => {
    const [next, ...rest] = plans.get(seat) ?? [];
    const isStillMeant = next !== undefined && next.offered === computeOffersKey(rules, state, seat);
    const plan = isStillMeant
      ? { action: next.action, rest }
      : planAction(rules, state, seat, seed, LEVEL_SETTINGS[level]);
    plans.set(seat, plan?.rest ?? []);
    return plan?.action ?? null;
  };
};

/** One player for each level that is asked for, since a player remembers its plan. */
export const createComputerPlayers = (): ((level: Level) => PlayerFunction) => {
  const players = new Map<Level, PlayerFunction>();
  return level => {
    const player = players.get(level) ?? createComputerPlayer(level);
    players.set(level, player);
    return player;
  };
};

/**
 * Any of the offered choices, all equally likely; but one that loses the game at once, or lets the other side end it
 * so, only when nothing else is left: a player who gives up proves nothing.
 */
export const randomPlayer: PlayerFunction = (rules, state, seat, seed) => {
  const actions = rules.actions(state, seat);
  const [first = 1, second = 1] = roll(seedRng(seed), { count: 2, sides: LARGE }).faces;
  const chosen = actions[first % Math.max(1, actions.length)];
  if (!chosen || !losesAtOnce(rules, state, chosen)) return chosen ?? null;
  const others = actions.filter(action => !losesAtOnce(rules, state, action));
  return others[second % Math.max(1, others.length)] ?? chosen;
};

const ANSWERS = 3;

const losesAtOnce = (rules: AnyPlayRules, state: unknown, action: ActionBase): boolean => {
  const next = rules.applyQuietly(state, action).state;
  if (isLost(rules, next, action.by)) return true;
  const answers = rules
    .awaits(next)
    .flatMap(other => (other === action.by ? [] : rules.actions(next, other)));
  if (answers.length > ANSWERS) return false;
  return answers.some(answer => isLost(rules, rules.applyQuietly(next, answer).state, action.by));
};

const isLost = (rules: AnyPlayRules, state: unknown, seat: string): boolean => {
  const result = rules.result(state);
  return result !== null && !hasWon(result, seat);
};

export interface MatchSetup {
  readonly rules: AnyPlayRules;
  readonly scenario: ScenarioBase;
  /** The same seed and players: the same game. */
  readonly seed: number;
  playerOf(seat: string): PlayerFunction;
}

export interface MatchOutcome {
  readonly result: GameResult;
  /** The last moment. */
  readonly state: unknown;
  /** Every choice, in order: with the seed they are the game. */
  readonly entries: readonly ActionBase[];
  readonly decisions: number;
  /** How many turns were played, as the book counts them. */
  readonly turns: number;
}

/** A game in the middle, as plain data. */
export interface OpenMatch {
  readonly state: unknown;
  readonly rng: RngState;
  readonly entries: readonly ActionBase[];
  readonly turns: readonly string[];
}

export const openMatch = ({ rules, scenario, seed }: Omit<MatchSetup, 'playerOf'>): OpenMatch => ({
  state: rules.start(scenario, seed),
  // The players' random numbers are separate from the game's dice.
  rng: seedRng(~seed),
  entries: [],
  turns: [],
});

const MAX_DECISIONS = 100_000;

/** Plays a game on: to its end, or until `mayGoOn` says no after a choice. */
export const playMatchOn = (
  { rules, playerOf }: Pick<MatchSetup, 'rules' | 'playerOf'>,
  open: OpenMatch,
  mayGoOn: () => boolean,
): MatchOutcome | OpenMatch => {
  let { state, rng } = open;
  const entries = [...open.entries];
  const turns = new Set(open.turns);
  do {
    const [seat] = rules.awaits(state);
    if (seat === undefined) {
      const result = resultOf(rules, state);
      return { result, state, entries, decisions: entries.length, turns: turns.size };
    }
    const thrown = roll(rng, { count: 1, sides: LARGE });
    rng = thrown.rng;
    turns.add(rules.turnKey(state));
    const action = playerOf(seat)(rules, state, seat, thrown.faces[0] ?? 1);
    if (!action) throw new Error(`no choice for ${seat}`);
    entries.push(action);
    state = rules.applyQuietly(state, action).state;
    if (entries.length >= MAX_DECISIONS) throw new Error('the game does not end');
  } while (mayGoOn());
  return { state, rng, entries, turns: [...turns] };
};

export const isMatchOver = (match: MatchOutcome | OpenMatch): match is MatchOutcome => 'result' in match;

/** A whole game between players of any kind. */
export const runMatch = (setup: MatchSetup): MatchOutcome => {
  const played = playMatchOn(setup, openMatch(setup), () => true);
  if (!isMatchOver(played)) throw new Error('the game was left in the middle');
  return played;
};

const resultOf = (rules: AnyPlayRules, state: unknown): GameResult => {
  const result = rules.result(state);
  if (!result) throw new Error('nobody decides, and yet it is not over');
  return result;
};

/** Alone at the top; a shared place is no victory. */
export const hasWon = ({ ranking }: GameResult, seat: string): boolean => {
  const [first] = ranking;
  return first?.length === 1 && first[0] === seat;
};
