import type { OrderSummary, PlayedAction } from '../../contract/play-presentation';
import type { ActionBase, EventBase } from '../../contract/play-rules';
import { type AnyPlayRules, type GameSession, isAction, type Moment } from '../session/game-session';

/** One line of the log: an order, or what happened without one. */
export interface LoggedOrder {
  /** The first and the last of its moments. */
  readonly from: number;
  readonly to: number;
  readonly type: 'order' | 'beginning' | 'other-dice' | 'taken-back';
  /** Who gave it; null: nobody. */
  readonly seat: string | null;
  /** Null for what is no order. */
  readonly summary: OrderSummary | null;
  /** The parts that the viewer may read. */
  readonly events: readonly EventBase[];
}

export type Viewer = string | 'all';

export const canRead = ({ readers }: EventBase, viewer: Viewer): boolean =>
  viewer === 'all' || readers === undefined || readers.includes(viewer);

type Played = PlayedAction<unknown, ActionBase, EventBase>;

/** Where each line begins: the beginning, every action that starts an order, and other dice. */
const listStarts = ({ rules, moments }: Pick<GameSession, 'rules' | 'moments'>): readonly number[] =>
  moments.flatMap(({ entry }, index) => {
    const before = moments[index - 1];
    if (!entry || !before || !isAction(entry)) return [index];
    const isAfterDice = before.entry !== null && !isAction(before.entry);
    return isAfterDice || index === 1 || rules.startsOrder(before.state, entry) ? [index] : [];
  });

const toLine = (
  rules: AnyPlayRules,
  moments: readonly Moment[],
  from: number,
  to: number,
  viewer: Viewer,
): LoggedOrder => {
  const own = moments.slice(from, to + 1);
  const entry = own[0]?.entry ?? null;
  const events = own.flatMap(moment => moment.events).filter(event => canRead(event, viewer));
  const line = { from, to, events };
  if (entry === null) return { ...line, type: 'beginning', seat: null, summary: null };
  if (!isAction(entry))
    return { ...line, type: entry.type, seat: 'seat' in entry ? entry.seat : null, summary: null };
  return {
    ...line,
    type: 'order',
    seat: entry.by,
    summary: rules.summary(toPlayed(moments, from, to), viewer),
  };
};

const toPlayed = (moments: readonly Moment[], from: number, to: number): readonly Played[] =>
  moments.slice(from, to + 1).flatMap(({ entry, events }, index) => {
    const before = moments[from + index - 1];
    return entry && before && isAction(entry) ? [{ state: before.state, action: entry, events }] : [];
  });

/** A line stays the same as long as its last moment does: nothing is announced twice while a game grows. */
const known = new WeakMap<Moment, Map<Viewer, LoggedOrder>>();

const toKnownLine = (
  { rules, moments }: Pick<GameSession, 'rules' | 'moments'>,
  from: number,
  to: number,
  viewer: Viewer,
): LoggedOrder => {
  const last = moments[to] ?? moments[0];
  const lines = known.get(last) ?? new Map<Viewer, LoggedOrder>();
  const line = lines.get(viewer) ?? toLine(rules, moments, from, to, viewer);
  lines.set(viewer, line);
  known.set(last, lines);
  return line;
};

/** Every line of a game as the viewer may read it; orders without anything to show have none. */
export const listLoggedOrders = (
  match: Pick<GameSession, 'rules' | 'moments'>,
  viewer: Viewer,
): readonly LoggedOrder[] => {
  const starts = listStarts(match);
  return starts
    .map((from, index) => toKnownLine(match, from, (starts[index + 1] ?? match.moments.length) - 1, viewer))
    .filter(({ type, summary }) => type !== 'order' || summary !== null);
};

/** What followed an order automatically, in its order: the melees after the last shot, the turn that began. */
export const listFollowing = (summary: OrderSummary | null): readonly OrderSummary[] =>
  (summary?.following ?? []).flatMap(line => [line, ...listFollowing(line)]);

/** The line that a moment belongs to; null: there is none to read. */
export const orderAt = (orders: readonly LoggedOrder[], at: number): LoggedOrder | null =>
  orders.find(({ from, to }) => from <= at && at <= to) ?? null;

/** A turn of the track with its orders. */
export interface LoggedTurn {
  readonly turn: number;
  readonly orders: readonly LoggedOrder[];
  /** The changes of the seats' points in it; only those that changed. */
  readonly gained: Readonly<Record<string, number>>;
}

/** What a seat has by now; null where the book counts no points. */
export const pointsOf = (
  { scoreBreakdown }: AnyPlayRules,
  state: unknown,
  seat: string,
  viewer: Viewer,
): number | null =>
  scoreBreakdown ? scoreBreakdown(state, seat, viewer).reduce((sum, { value }) => sum + value, 0) : null;

/** The lines grouped by their turns. */
export const listLoggedTurns = (
  match: Pick<GameSession, 'rules' | 'moments'>,
  orders: readonly LoggedOrder[],
  seats: readonly string[],
  viewer: Viewer,
): readonly LoggedTurn[] => {
  const { rules, moments } = match;
  const stateBefore = ({ from }: LoggedOrder): unknown =>
    (moments[Math.max(0, from - 1)] ?? moments[0]).state;
  const groups = new Map<number, readonly LoggedOrder[]>();
  for (const order of orders) {
    const { now } = rules.progress(stateBefore(order));
    groups.set(now, [...(groups.get(now) ?? []), order]);
  }
  const turns = [...groups.entries()];
  return turns.map(([turn, own], index) => {
    const first = own[0];
    const next = turns[index + 1]?.[1][0];
    const start = first ? stateBefore(first) : moments[0].state;
    const end = next ? stateBefore(next) : (moments.at(-1) ?? moments[0]).state;
    return { turn, orders: own, gained: gainsBetween(rules, start, end, seats, viewer) };
  });
};

const gainsBetween = (
  rules: AnyPlayRules,
  start: unknown,
  end: unknown,
  seats: readonly string[],
  viewer: Viewer,
): Readonly<Record<string, number>> =>
  Object.fromEntries(
    seats
      .map(seat => {
        const [before, after] = [pointsOf(rules, start, seat, viewer), pointsOf(rules, end, seat, viewer)];
        return [seat, (after ?? 0) - (before ?? 0)] as const;
      })
      .filter(([, gain]) => gain !== 0),
  );
