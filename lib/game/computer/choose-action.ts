import { type RngState, roll, seedRng } from '@/lib/dice/rng';
import type { ActionBase, QuietStep } from '../contract/play-rules';
import type { AnyPlayRules } from '../play/session/game-session';

/** How far and how wide a computer player searches. */
export interface SearchSettings {
  /** At every moment only this many of the choices, drawn by lot, are looked at; more while all of them would do harm. */
  readonly sampled: number;
  /** How many of the best choices are followed further. */
  readonly lanes: number;
  /** How many continuations are kept at each further choice of a lane. */
  readonly width: number;
  /** How many further choices of its own a lane contains. */
  readonly depth: number;
  /** With how many throws a choice with dice is first tried. */
  readonly dice: number;
  /**
   * How many of the best lane ends are compared, and with how many fresh throws; the better half with twice as many,
   * and so on.
   */
  readonly finalists: number;
  readonly finalDice: number;
}

/** Automatic consequences are searched too: this many decisions of others, each from this few choices. */
const MAX_ANSWERS = 5;
const MAX_ANSWER_CHOICES = 6;
const LARGE = 2 ** 30;

interface Search {
  readonly rules: AnyPlayRules;
  readonly seat: string;
  readonly settings: SearchSettings;
  /** The turn of the search: what comes after it is no gain of this choice. */
  readonly turn: string;
  /** The same throws for all choices, so that none looks better by luck. */
  readonly seeds: readonly number[];
  next(sides: number): number;
}

/** A choice and the state in which it is made, so that it can be tried with other dice. */
interface SearchStep {
  readonly before: unknown;
  readonly action: ActionBase;
}

/** Own choices one after the other, and where they lead. */
interface Lane {
  readonly steps: readonly [SearchStep, ...SearchStep[]];
  readonly last: SearchStep;
  readonly state: unknown;
  readonly worth: number;
  readonly isThrown: boolean;
  /** Dice fell, another decided or the turn is over: what follows cannot be planned. */
  readonly isClosed: boolean;
}

/** A planned choice, and the offers that must still be there for it to be valid. */
export interface PlannedStep {
  readonly action: ActionBase;
  readonly offered: string;
}

export interface Plan {
  readonly action: ActionBase;
  readonly rest: readonly PlannedStep[];
}

/**
 * The first choice of the best lane: own choices one after the other, each the best at its moment, until dice fall,
 * another seat decides or the turn is over. The computer gets other dice than the game will throw, and thinks in a
 * state that looks the same to its seat.
 */
export const planAction = (
  rules: AnyPlayRules,
  truth: unknown,
  seat: string,
  seed: number,
  settings: SearchSettings,
): Plan | null => {
  const state = rules.reseed(rules.imagine(truth, seat, seed), seed);
  const offers = rules.actions(state, seat);
  const [only] = offers;
  if (!only || offers.length === 1) return only ? { action: only, rest: [] } : null;
  const search = createSearch(rules, state, seat, seed, settings);
  const tried = tryOffers(search, state, offers, []);
  const lanes = followLanes(search, listBest(tried, settings.lanes));
  return toPlan(rules, seat, pickFinalist(search, lanes));
};

/**
 * How many lanes are followed in any case; after that, a lane that would have to gain this many times as much as any
 * before it is dropped.
 */
const FEWEST_LANES = 3;
const PATIENCE = 1.5;

/** The ends of the lanes, the most promising first, as long as the next may still win. */
const followLanes = (search: Search, starts: readonly Lane[]): readonly Lane[] => {
  const ends: Lane[] = starts.filter(({ isClosed }) => isClosed);
  let [best, gain] = [Math.max(...ends.map(({ worth }) => worth)), 0];
  for (const [index, start] of starts.filter(({ isClosed }) => !isClosed).entries()) {
    if (index >= FEWEST_LANES && start.worth + PATIENCE * gain < best) break;
    const followed = followLane(search, start);
    const end = Math.max(...followed.map(({ worth }) => worth));
    [best, gain] = [Math.max(best, end), Math.max(gain, end - start.worth)];
    ends.push(...followed);
  }
  return ends;
};

const createSearch = (
  rules: AnyPlayRules,
  state: unknown,
  seat: string,
  seed: number,
  settings: SearchSettings,
): Search => {
  let rng: RngState = seedRng(seed);
  const next = (sides: number): number => {
    const thrown = roll(rng, { count: 1, sides });
    rng = thrown.rng;
    return (thrown.faces[0] ?? 1) - 1;
  };
  const seeds = drawSeeds({ next }, settings.dice);
  return { rules, seat, settings, turn: rules.turnKey(state), seeds, next };
};

const listBest = <Item extends { readonly worth: number }>(
  items: readonly Item[],
  count: number,
): readonly Item[] => items.toSorted((one, other) => other.worth - one.worth).slice(0, count);

const drawSeeds = ({ next }: Pick<Search, 'next'>, count: number): readonly number[] =>
  Array.from({ length: count }, () => next(LARGE));

/** Who looks at a few choices looks at this many times as many while all of them would do harm. */
const MOST_LOOKS = 4;

/** Each of the choices once, or some that are drawn by lot. */
const tryOffers = (
  search: Search,
  state: unknown,
  offers: readonly ActionBase[],
  before: readonly SearchStep[],
): readonly Lane[] => {
  const { rules, seat, settings, next } = search;
  const tryOne = (action: ActionBase): Lane => tryOffer(search, { before: state, action }, before);
  if (offers.length <= settings.sampled) return offers.map(tryOne);
  const left = [...offers];
  const tried: Lane[] = [];
  const now = rules.worth(state, seat);
  const pieces = countPieces(search, state);
  const isSafe = (lane: Lane): boolean => lane.isThrown || countPieces(search, lane.state) >= pieces;
  const isHarmless = (lane: Lane): boolean => lane.worth >= now && isSafe(lane);
  for (let looks = 0; looks < MOST_LOOKS && !tried.some(isHarmless); looks += 1)
    for (let count = 0; count < settings.sampled && left.length > 0; count += 1)
      tried.push(...left.splice(next(left.length), 1).map(tryOne));
  const safe = tried.filter(isSafe);
  return safe.length > 0 ? safe : tried;
};

/** How many pieces the seat has on the board: a choice that costs one without any dice gives it away. */
const countPieces = ({ rules, seat }: Search, state: unknown): number =>
  rules
    .position(state, seat)
    .pieces.filter(piece => piece.seat === seat && (piece.space !== null || piece.box !== null)).length;

const tryOffer = (search: Search, last: SearchStep, before: readonly SearchStep[]): Lane => {
  const [seed = 0, ...others] = search.seeds;
  const outcome = simulateStep(search, last, seed);
  const worth = outcome.isThrown ? meanWorth(search, last, others, outcome.worth) : outcome.worth;
  const [first, ...further] = before;
  return { ...outcome, worth, last, steps: first ? [first, ...further, last] : [last] };
};

/** The ends of the best ways on from a lane. */
const followLane = (search: Search, start: Lane): readonly Lane[] => {
  const { rules, seat, settings } = search;
  let lanes: readonly Lane[] = [start];
  for (let count = 0; count < settings.depth && lanes.some(({ isClosed }) => !isClosed); count += 1)
    lanes = listBest(
      lanes.flatMap(lane =>
        lane.isClosed ? [lane] : tryOffers(search, lane.state, rules.actions(lane.state, seat), lane.steps),
      ),
      settings.width,
    );
  return lanes;
};

interface Finalist {
  readonly lane: Lane;
  readonly worth: number;
  /** The results of each fresh throw; the same throws for all finalists. Empty where nothing is thrown. */
  readonly thrown: readonly number[];
}

/** A lane this many standard errors behind the best is dropped. */
const CLEARLY_BEHIND = 2.5;

/**
 * The best few are compared with new dice; the better half of them again, with twice as many, while it is open which
 * is best.
 */
const pickFinalist = (search: Search, lanes: readonly Lane[]): Lane | null => {
  const { settings } = search;
  let field: readonly Finalist[] = listBest(lanes, settings.finalists).map(lane => ({
    lane,
    worth: lane.worth,
    thrown: [],
  }));
  for (let dice = settings.finalDice; field.length > 1; dice *= 2) {
    const seeds = drawSeeds(search, dice);
    const tried = listBest(
      field.map(finalist => tryAgain(search, finalist, seeds)),
      field.length,
    );
    field = tried.slice(0, Math.ceil(field.length / 2)).filter(finalist => !isBeaten(finalist, tried[0]));
  }
  const [best] = field;
  return best?.lane ?? null;
};

const tryAgain = (search: Search, { lane, worth, thrown }: Finalist, seeds: readonly number[]): Finalist => {
  if (!lane.isThrown) return { lane, worth, thrown };
  const all = [...thrown, ...seeds.map(seed => simulateStep(search, lane.last, seed).worth)];
  return { lane, worth: meanOf(all), thrown: all };
};

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** Whether more throws would hardly change the order: by the differences throw for throw, since both met the same dice. */
const isBeaten = (one: Finalist, best: Finalist | undefined): boolean => {
  if (!best || one === best) return false;
  const count = Math.max(one.thrown.length, best.thrown.length);
  if (count === 0) return one.worth < best.worth;
  const gaps = Array.from(
    { length: count },
    (_, index) => (best.thrown[index] ?? best.worth) - (one.thrown[index] ?? one.worth),
  );
  const mean = meanOf(gaps);
  const variance = gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / Math.max(1, count - 1);
  return mean > CLEARLY_BEHIND * Math.sqrt(variance / count);
};

const toPlan = (rules: AnyPlayRules, seat: string, lane: Lane | null): Plan | null => {
  if (!lane) return null;
  const [first, ...rest] = lane.steps;
  return {
    action: first.action,
    rest: rest.map(({ before, action }) => ({ action, offered: computeOffersKey(rules, before, seat) })),
  };
};

/** The offers of a seat in a turn, as text that can be compared. */
export const computeOffersKey = (rules: AnyPlayRules, state: unknown, seat: string): string =>
  `${rules.turnKey(state)} ${JSON.stringify(rules.actions(state, seat))}`;

/** The mean of a first throw and of these others. */
const meanWorth = (search: Search, step: SearchStep, others: readonly number[], first: number): number =>
  others.reduce((sum, seed) => sum + simulateStep(search, step, seed).worth, first) / (others.length + 1);

/**
 * A choice with its own dice, and its automatic consequences in this turn: short answers of others, chosen in their
 * interest.
 */
const simulateStep = (
  { rules, seat, turn }: Search,
  { before, action }: SearchStep,
  seed: number,
): Pick<Lane, 'state' | 'worth' | 'isThrown' | 'isClosed'> => {
  let { state, isThrown } = rules.applyQuietly(rules.reseed(before, seed), action);
  let answers = 0;
  while (answers < MAX_ANSWERS && rules.turnKey(state) === turn) {
    const [decider] = rules.awaits(state);
    if (decider === undefined || decider === seat) break;
    const choices = rules.actions(state, decider);
    if (choices.length > MAX_ANSWER_CHOICES) break;
    const answer = answerBest(rules, state, decider, choices);
    state = answer.state;
    isThrown ||= answer.isThrown;
    answers += 1;
  }
  const isOwn = rules.awaits(state)[0] === seat && rules.turnKey(state) === turn;
  return { state, worth: rules.worth(state, seat), isThrown, isClosed: isThrown || answers > 0 || !isOwn };
};

const answerBest = (
  rules: AnyPlayRules,
  state: unknown,
  decider: string,
  choices: readonly ActionBase[],
): QuietStep<unknown> => {
  const steps = choices.map(action => rules.applyQuietly(state, action));
  const worths = steps.map(step => (steps.length > 1 ? rules.worth(step.state, decider) : 0));
  return steps[worths.indexOf(Math.max(...worths))] ?? { state, isThrown: false };
};
