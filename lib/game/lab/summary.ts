import { groupBy } from '@/lib/documents/group-by';
import type { Point } from '@/lib/geometry/board';
import type { Sentence } from '../contract/sentence';
import type { CountedUnit, Handicap } from '../contract/tally';
import { computeWilsonInterval, type Interval, medianOf } from './statistics';
import type { GameEnd, GameTally } from './tally-game';

/** What the games of a run have in common. */
export interface RunContext {
  /** In the order of the battle; shares and margins are those of the first. */
  readonly seats: readonly string[];
  readonly units: readonly CountedUnit[];
  readonly handicap: Handicap | null;
}

export interface SeatShare {
  readonly seat: string;
  readonly wins: number;
  readonly share: number;
  readonly interval: Interval;
}

/** How often something came, with the sentence that names it. */
export interface Counted {
  readonly sentence: Sentence;
  readonly count: number;
}

export interface GradeCount extends Counted {
  readonly seat: string;
}

export interface TurnCount {
  readonly turn: number;
  readonly count: number;
}

/** Units of one seat and one name, over all games. */
export interface UnitRow {
  readonly key: string;
  readonly unit: CountedUnit;
  readonly ids: readonly string[];
  /** Shares of units at the end. */
  readonly fresh: number;
  readonly spent: number;
  /** Per unit and game; null: the book does not say who hit whom. */
  readonly hits: number | null;
}

export interface PlaceLosses {
  readonly at: string | Point;
  /** Units of each seat a game. */
  readonly losses: Readonly<Record<string, number>>;
}

/** A summary of how games ended, without their units. */
export interface EndSummary {
  readonly games: number;
  readonly draws: number;
  readonly shares: readonly SeatShare[];
  /** By how much the first seat is ahead of the best other, game by game. */
  readonly margins: readonly number[];
  readonly median: number;
  /** The handicap that would make the median 0; null: the book knows none. */
  readonly evenAt: Handicap | null;
  readonly turns: readonly TurnCount[];
}

export interface RunSummary extends EndSummary {
  readonly endings: readonly Counted[];
  readonly grades: readonly GradeCount[];
  readonly units: readonly UnitRow[];
  readonly losses: readonly PlaceLosses[];
}

export const summarizeEnds = (games: readonly GameEnd[], context: RunContext): EndSummary => {
  const margins = games.map(game => marginOf(game, context.seats));
  const median = medianOf(margins);
  return {
    games: games.length,
    draws: games.filter(({ winner }) => winner === null).length,
    shares: context.seats.map(seat => shareOf(games, seat)),
    margins,
    median,
    evenAt: evenHandicap(context, median),
    turns: countTurns(games),
  };
};

export const summarizeRun = (games: readonly GameTally[], context: RunContext): RunSummary => ({
  ...summarizeEnds(games, context),
  endings: countSentences(games.map(({ ending }) => ending)),
  grades: countGrades(games),
  units: listUnitRows(games, context),
  losses: listPlaceLosses(games, context),
});

const shareOf = (games: readonly GameEnd[], seat: string): SeatShare => {
  const wins = games.filter(({ winner }) => winner === seat).length;
  const share = games.length === 0 ? 0 : wins / games.length;
  return { seat, wins, share, interval: computeWilsonInterval(wins, games.length) };
};

export const marginOf = ({ scores }: GameEnd, [first = '', ...others]: readonly string[]): number =>
  (scores[first] ?? 0) - Math.max(...others.map(seat => scores[seat] ?? 0));

/** The handicap of today, less what its seat is ahead with it. */
const evenHandicap = ({ seats, handicap }: RunContext, median: number): Handicap | null => {
  if (!handicap || seats.length !== 2) return null;
  const [first = '', second = ''] = seats;
  const today = handicap.seat === first ? handicap.points : -handicap.points;
  const even = Math.round(today - median);
  return even >= 0 ? { seat: first, points: even } : { seat: second, points: -even };
};

const countTurns = (games: readonly GameEnd[]): readonly TurnCount[] => {
  if (games.length === 0) return [];
  const turns = games.map(({ turn }) => turn);
  const [least, largest] = [Math.min(...turns), Math.max(...turns)];
  return Array.from({ length: largest - least + 1 }, (_, index) => ({
    turn: least + index,
    count: turns.filter(turn => turn === least + index).length,
  }));
};

const countSentences = (sentences: readonly Sentence[]): readonly Counted[] =>
  [...groupBy(sentences, sentence => JSON.stringify(sentence)).values()]
    .flatMap(([sentence, ...rest]) => (sentence ? [{ sentence, count: rest.length + 1 }] : []))
    .toSorted((one, other) => other.count - one.count);

const countGrades = (games: readonly GameTally[]): readonly GradeCount[] =>
  [...groupBy(games, ({ winner }) => winner ?? '')].flatMap(([seat, own]) =>
    seat === ''
      ? []
      : countSentences(own.flatMap(({ grade }) => (grade ? [grade] : []))).map(grade => ({ ...grade, seat })),
  );

/** Units that are counted together. */
export const unitKeyOf = ({ seat, name }: CountedUnit): string => JSON.stringify([seat, name]);

const listUnitRows = (games: readonly GameTally[], { units }: RunContext): readonly UnitRow[] => {
  const isHitKnown = games.some(({ hits }) => Object.keys(hits).length > 0);
  return [...groupBy(units, unitKeyOf)].flatMap(([key, [unit, ...others]]) => {
    if (!unit) return [];
    const ids = [unit, ...others].map(({ id }) => id);
    return [{ key, unit, ids, ...countFates(games, new Set(ids), isHitKnown) }];
  });
};

const countFates = (games: readonly GameTally[], ids: ReadonlySet<string>, isHitKnown: boolean) => {
  let [lost, spent, hits] = [0, 0, 0];
  for (const game of games) {
    lost += new Set(game.losses.flatMap(({ unit }) => (ids.has(unit) ? [unit] : []))).size;
    spent += game.spent.filter(id => ids.has(id)).length;
    for (const [id, count] of Object.entries(game.hits)) if (ids.has(id)) hits += count;
  }
  const all = Math.max(1, games.length * ids.size);
  return { fresh: 1 - (lost + spent) / all, spent: spent / all, hits: isHitKnown ? hits / all : null };
};

const CELL = 150;

/** Places of an open table that lie close together count as one. */
const cellOf = (at: string | Point): string | Point =>
  typeof at === 'string'
    ? at
    : [(Math.floor(at[0] / CELL) + 0.5) * CELL, (Math.floor(at[1] / CELL) + 0.5) * CELL];

const listPlaceLosses = (
  games: readonly GameTally[],
  { units, seats }: RunContext,
): readonly PlaceLosses[] => {
  const seatOf = new Map(units.map(({ id, seat }) => [id, seat ?? seats[0] ?? '']));
  const places = new Map<string, { readonly at: string | Point; readonly losses: Record<string, number> }>();
  for (const { unit, at } of games.flatMap(({ losses }) => losses)) {
    const seat = seatOf.get(unit);
    if (at === null || seat === undefined) continue;
    const cell = cellOf(at);
    const place = places.get(String(cell)) ?? { at: cell, losses: {} };
    places.set(String(cell), place);
    place.losses[seat] = (place.losses[seat] ?? 0) + 1 / games.length;
  }
  return [...places.values()];
};
