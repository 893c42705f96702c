import { GENERATOR_VERSION } from '@/lib/dice/rng';
import type { Point } from '@/lib/geometry/board';
import type { Level } from '../computer/levels';
import { type PlayedGame, type PlayOutSetup, playOut } from '../computer/play-out';
import type { ActionBase } from '../contract/play-rules';
import type { Sentence } from '../contract/sentence';
import type { StartOptions } from '../contract/start-options';
import type { UnitFate } from '../contract/tally';
import type { ScenarioBase } from '../document/scenario-base';
import type { AnyPlayRules, GameRecord } from '../play/session/game-session';
import { type ShortRecord, shortenGame } from '../play/session/short-record';
import { optionsRecordOf } from '../play/session/start-options';

/** A unit that left play: where it stood, and in which turn. */
export interface UnitLoss {
  readonly unit: string;
  readonly at: string | Point | null;
  readonly turn: number;
}

/** What is kept of one game. Units that are not named are fresh and hit nobody. */
export interface GameTally {
  readonly seed: number;
  readonly levels: Readonly<Record<string, Level>>;
  /** Null: a draw. */
  readonly winner: string | null;
  readonly scores: Readonly<Record<string, number>>;
  readonly grade?: Sentence;
  /** The turn of the end, as the book counts turns. */
  readonly turn: number;
  readonly ending: Sentence;
  readonly spent: readonly string[];
  readonly losses: readonly UnitLoss[];
  readonly hits: Readonly<Record<string, number>>;
  /** The game itself: it can be opened. */
  readonly game: ShortRecord;
}

/** How a game ended; nothing of its units and choices. */
export type GameEnd = Omit<GameTally, 'spent' | 'losses' | 'hits' | 'game'>;

export const tallyEnd = (
  { rules, seed, levels }: Omit<PlayOutSetup, 'scenario'>,
  { result, state }: Pick<PlayedGame, 'result' | 'state'>,
): GameEnd => {
  const [best = []] = result.ranking;
  return {
    seed,
    levels,
    winner: best.length === 1 ? (best[0] ?? null) : null,
    scores: result.scores,
    ...(result.grade ? { grade: result.grade } : {}),
    turn: rules.progress(state).now,
    ending: rules.tally.ending(state),
  };
};

/** A game to be played out, with what its record says of the battle. */
export interface TallySetup extends PlayOutSetup {
  /** Before the options were applied. */
  readonly published: ScenarioBase;
  readonly options: StartOptions;
}

/** Plays a whole game and counts it. */
export const tallyGame = (setup: TallySetup): GameTally => {
  const { rules, scenario, published, options, seed } = setup;
  const played = playOut(setup);
  const { record, state } = played;
  const { losses, hits } = followUnits(rules, rules.start(scenario, seed), record);
  return {
    ...tallyEnd(setup, played),
    spent: rules.tally.fates(state).flatMap(({ id, condition }) => (condition === 'spent' ? [id] : [])),
    losses,
    hits,
    game: shortenGame(rules, published, {
      ...record,
      generator: GENERATOR_VERSION,
      ...optionsRecordOf({ options }),
    }),
  };
};

interface Followed {
  readonly losses: UnitLoss[];
  readonly hits: Record<string, number>;
}

/** Steps through a game once more and looks at the units before and after every choice. */
const followUnits = (rules: AnyPlayRules, start: unknown, { entries }: GameRecord): Followed => {
  const followed: Followed = { losses: [], hits: {} };
  const seatOf = seatsOfUnits(rules, start);
  let [state, strikers]: [unknown, readonly string[]] = [start, []];
  let before = rules.tally.fates(start);
  for (const entry of entries) {
    if (!('by' in entry)) continue;
    strikers = strikersAfter(rules, state, entry, strikers);
    const next = rules.applyQuietly(state, entry).state;
    const after = rules.tally.fates(next);
    const { now } = rules.progress(state);
    recordLosses(followed, before, after, now);
    creditHits(followed, strikers, seatOf, before, after);
    [state, before] = [next, after];
  }
  return followed;
};

/** The side of the unit, as the board shows it at the start. */
const seatsOfUnits = (rules: AnyPlayRules, start: unknown): ReadonlyMap<string, string> =>
  new Map(rules.position(start, 'all').pieces.map(({ id, seat }) => [id, seat]));

/**
 * Whoever attacked or shot last causes the hits that follow; answers to it change nothing, any other order ends it.
 */
const strikersAfter = (
  rules: AnyPlayRules,
  state: unknown,
  action: ActionBase,
  strikers: readonly string[],
): readonly string[] => {
  const { kind, subjects } = rules.about(state, action);
  if (kind === 'attack' || kind === 'shoot') return subjects;
  return kind === 'react' || kind === 'pick' ? strikers : [];
};

const recordLosses = (
  { losses }: Followed,
  before: readonly UnitFate[],
  after: readonly UnitFate[],
  turn: number,
): void => {
  const stood = new Map(before.map(fate => [fate.id, fate]));
  for (const { id, condition } of after) {
    const fate = stood.get(id);
    if (condition === 'lost' && fate?.condition !== 'lost')
      losses.push({ unit: id, at: fate?.at ?? null, turn });
  }
};

const creditHits = (
  { hits }: Followed,
  strikers: readonly string[],
  seatOf: ReadonlyMap<string, string>,
  before: readonly UnitFate[],
  after: readonly UnitFate[],
): void => {
  const [first] = strikers;
  if (first === undefined) return;
  const harmed = new Map(before.map(({ id, harm }) => [id, harm]));
  const dealt = after
    .filter(({ id }) => seatOf.get(id) !== seatOf.get(first))
    .reduce((sum, { id, harm }) => sum + Math.max(0, harm - (harmed.get(id) ?? harm)), 0);
  if (dealt === 0) return;
  for (const striker of strikers) hits[striker] = (hits[striker] ?? 0) + dealt / strikers.length;
};
