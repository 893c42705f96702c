import { type RngState, roll, seedRng } from '@/lib/dice/rng';
import type { ActionBase, EventBase, Transition } from '../contract/play-rules';
import type { AnyPlayRules } from '../play/game-session';

/** How many ways on are looked at in a round, beside one for each choice; the better half of the choices comes into the next. */
const CONTINUATIONS = 8;
const FEWEST = 2;
/** Where there are more choices than this, each is looked at once in a round. */
const WIDE = 12;
const ROUNDS = 2;
/** While a way that was thought of before goes on, less is looked at beside it. */
const FEWER_ROUNDS = 1;
const FEWER_CONTINUATIONS = 8;
/** No way is thought through for longer than this, in choices of one's own. */
const MAX_OWN_ACTIONS = 8;
/** With how many dice a way is tried: at first, and when the best few are compared. */
const FEW_DICE = 2;
const MANY_DICE = 8;
const FINALISTS = 4;
/** What follows by itself is thought of too: so many decisions, each of so few choices. */
const MAX_ANSWERS = 5;
const MAX_ANSWER_CHOICES = 6;
/** With at most this many answers the best for the deciding seat is taken; with more, any. */
const FEW = 4;
/** A throw that changes less is no reason to stop thinking. */
const INSIGNIFICANT_WORTH = 0.2;
const LARGE = 2 ** 30;

interface SearchContext {
  readonly rules: AnyPlayRules;
  readonly seat: string;
  next(sides: number): number;
}

/** A choice and the state in which it is made, so that it can be tried with other dice. */
interface Trial {
  readonly before: unknown;
  readonly action: ActionBase;
}

/** The best moment of a way, the throw that leads to it, and the choices up to it after the first. */
interface Continuation {
  readonly worth: number;
  readonly thrown: Trial | null;
  readonly rest: readonly ActionBase[];
  /** Nothing on it was left to chance: looked at again it is the same. */
  readonly isSure: boolean;
}

interface Candidate {
  readonly action: ActionBase;
  readonly best: Continuation;
}

/** What is chosen, and what was meant to follow it. */
export interface PlannedAction {
  readonly action: ActionBase;
  readonly rest: readonly ActionBase[];
}

/**
 * The choice that leads to the best position on average. A choice is judged by the best way on from it that was found: own choices
 * one after the other until another decides. The machine is given other dice than the game will throw, and knows nothing that is
 * hidden from its seat: it thinks in a state that looks the same to it, at every choice in another. What it meant to do when it
 * chose before is one of the ways, so that an order once begun is not forgotten half-way.
 */
export const planAction = (
  rules: AnyPlayRules,
  truth: unknown,
  seat: string,
  seed: number,
  meant: readonly ActionBase[] = [],
): PlannedAction | null => {
  const thought = createSearch(rules, seat, seed);
  const state = rules.reseed(rules.imagine(truth, seat, seed), seed);
  const actions = rules.actions(state, seat);
  const [only] = actions;
  if (!only || actions.length === 1) return only ? { action: only, rest: meant.slice(1) } : null;
  const next = actions.find(action => isSame(action, meant[0]));
  let field = actions.map(
    (action): Candidate => ({
      action,
      best: exploreContinuation(thought, state, action, action === next ? meant.slice(1) : []),
    }),
  );
  for (let round = 0; round < (next ? FEWER_ROUNDS : ROUNDS) && field.length > 1; round += 1) {
    const share = next
      ? Math.ceil(FEWER_CONTINUATIONS / field.length)
      : continuationsPerCandidate(actions.length, field.length);
    field = keepBetterHalf(field.map(candidate => exploreMore(thought, state, candidate, share)));
  }
  return pickFinalist(thought, field) ?? { action: only, rest: [] };
};

export const chooseAction = (
  rules: AnyPlayRules,
  state: unknown,
  seat: string,
  seed: number,
): ActionBase | null => planAction(rules, state, seat, seed)?.action ?? null;

const isSame = (one: ActionBase, other: ActionBase | undefined): boolean =>
  other !== undefined && one.type === other.type && JSON.stringify(one) === JSON.stringify(other);

const continuationsPerCandidate = (choices: number, left: number): number =>
  choices > WIDE ? 1 : Math.max(FEWEST, Math.ceil(CONTINUATIONS / left));

const createSearch = (rules: AnyPlayRules, seat: string, seed: number): SearchContext => {
  let rng: RngState = seedRng(seed);
  const next = (sides: number): number => {
    const thrown = roll(rng, { count: 1, sides });
    rng = thrown.rng;
    return (thrown.faces[0] ?? 1) - 1;
  };
  return { rules, seat, next };
};

const keepBetterHalf = (field: readonly Candidate[]): Candidate[] =>
  field
    .toSorted((one, other) => other.best.worth - one.best.worth)
    .slice(0, Math.max(FINALISTS, Math.ceil(field.length / 2)));

const exploreMore = (
  thought: SearchContext,
  state: unknown,
  candidate: Candidate,
  ways: number,
): Candidate => {
  let { best } = candidate;
  if (best.isSure) return candidate;
  for (let count = 0; count < ways; count += 1) {
    const found = exploreContinuation(thought, state, candidate.action);
    if (found.worth > best.worth) best = found;
  }
  return { ...candidate, best };
};

/** The best few are compared with dice that none of them was chosen for. */
const pickFinalist = (thought: SearchContext, field: readonly Candidate[]): PlannedAction | null => {
  const seeds = drawSeeds(thought, MANY_DICE);
  const finalists = keepBetterHalf(field)
    .slice(0, FINALISTS)
    .map(({ action, best }) => ({
      action,
      rest: best.rest,
      worth: evaluateContinuation(thought, best, seeds),
    }));
  const most = Math.max(...finalists.map(({ worth }) => worth));
  const equals = finalists.filter(({ worth }) => worth >= most - 1e-9);
  return equals[thought.next(equals.length)] ?? null;
};

const drawSeeds = ({ next }: SearchContext, count: number): readonly number[] =>
  Array.from({ length: count }, () => next(LARGE));

const hasThrow = (events: readonly EventBase[]): boolean => events.some(({ faces }) => faces !== undefined);

/**
 * Own choices from a first one on, those that are meant and then any, up to a throw that matters; the best moment of the way counts,
 * since one may stop there.
 */
const exploreContinuation = (
  thought: SearchContext,
  from: unknown,
  first: ActionBase,
  meant: readonly ActionBase[] = [],
): Continuation => {
  const { rules, seat, next } = thought;
  const played: ActionBase[] = [];
  let trial: Trial = { before: from, action: first };
  let best: Continuation | null = null;
  let isSure = true;
  for (let count = 0; count < MAX_OWN_ACTIONS; count += 1) {
    const { state, worth: found, isThrown, isGuessed } = simulateTrial(thought, trial, next(LARGE));
    const worth = isThrown ? averageWorth(thought, trial, drawSeeds(thought, FEW_DICE)) : found;
    const matters = isThrown && Math.abs(worth - found) > INSIGNIFICANT_WORTH;
    isSure &&= !isThrown && !isGuessed;
    if (!best || worth > best.worth)
      best = { worth, thrown: isThrown ? trial : null, rest: [...played], isSure: false };
    const choices = matters || rules.awaits(state)[0] !== seat ? [] : rules.actions(state, seat);
    const action =
      choices.find(choice => isSame(choice, meant[count])) ?? pickBetterOfTwo(thought, state, choices);
    if (!action) break;
    isSure = false;
    played.push(action);
    trial = { before: state, action };
  }
  return best ? { ...best, isSure } : { worth: rules.worth(from, seat), thrown: null, rest: [], isSure };
};

/** Of two choices taken at random the one that leads to the better position at once. */
const pickBetterOfTwo = (
  { rules, seat, next }: SearchContext,
  state: unknown,
  choices: readonly ActionBase[],
): ActionBase | undefined => {
  const one = choices[next(Math.max(1, choices.length))];
  const other = choices[next(Math.max(1, choices.length))];
  if (one === other || !one || !other) return one;
  const worthOf = (action: ActionBase): number => rules.worth(rules.apply(state, action).state, seat);
  return worthOf(one) >= worthOf(other) ? one : other;
};

const evaluateContinuation = (
  thought: SearchContext,
  { worth, thrown }: Pick<Continuation, 'worth' | 'thrown'>,
  seeds: readonly number[],
): number => (thrown ? averageWorth(thought, thrown, seeds) : worth);

const averageWorth = (thought: SearchContext, trial: Trial, seeds: readonly number[]): number =>
  seeds.reduce((sum, seed) => sum + simulateTrial(thought, trial, seed).worth, 0) / Math.max(1, seeds.length);

interface TrialOutcome {
  readonly state: unknown;
  readonly isThrown: boolean;
  /** Of many answers of another one was taken by chance. */
  readonly isGuessed: boolean;
  readonly worth: number;
}

/** A choice with dice of its own, and what follows by itself: short answers of others. */
const simulateTrial = (thought: SearchContext, { before, action }: Trial, seed: number): TrialOutcome => {
  const { rules, seat } = thought;
  let { state, events } = rules.apply(rules.reseed(before, seed), action);
  let isThrown = hasThrow(events);
  let isGuessed = false;
  for (let count = 0; count < MAX_ANSWERS; count += 1) {
    const [decider] = rules.awaits(state);
    if (decider === undefined || decider === seat) break;
    const choices = rules.actions(state, decider);
    if (choices.length > MAX_ANSWER_CHOICES) break;
    ({ state, events } = simulateAnswer(thought, state, decider, choices));
    isThrown ||= hasThrow(events);
    isGuessed ||= choices.length > FEW;
  }
  return { state, isThrown, isGuessed, worth: rules.worth(state, seat) };
};

/** The best answer for the deciding seat where there are few, the better of any two where there are more. */
const simulateAnswer = (
  { rules, next }: SearchContext,
  state: unknown,
  decider: string,
  choices: readonly ActionBase[],
): Transition<unknown, EventBase> => {
  const tried = choices.length > FEW ? pickTwo(choices, next) : choices;
  const steps = tried.map(action => rules.apply(state, action));
  const worths = steps.map(step => (steps.length > 1 ? rules.worth(step.state, decider) : 0));
  return steps[worths.indexOf(Math.max(...worths))] ?? { state, events: [] };
};

const pickTwo = (choices: readonly ActionBase[], next: SearchContext['next']): readonly ActionBase[] => {
  const [one, on] = [next(choices.length), 1 + next(choices.length - 1)];
  return choices.filter((_, place) => place === one || place === (one + on) % choices.length);
};
