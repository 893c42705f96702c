import type { AnyPlayRules, GameSession } from '../session/game-session';
import { type LoggedOrder, pointsOf, type Viewer } from './order-log';

/** How the seats compare: points, or where the book counts none the worth of the position for each. */
const standingOf = (
  rules: AnyPlayRules,
  state: unknown,
  seats: readonly string[],
  viewer: Viewer,
): readonly number[] => {
  const values = seats.map(seat => pointsOf(rules, state, seat, viewer) ?? rules.worth(state, seat));
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return values.map(value => value - mean);
};

const differenceOf = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0);

/** The orders that changed the standings most, at most this many, in the order in which they were given. */
export const listTurningPoints = (
  { rules, moments }: Pick<GameSession, 'rules' | 'moments'>,
  orders: readonly LoggedOrder[],
  seats: readonly string[],
  viewer: Viewer,
  most: number,
): readonly LoggedOrder[] => {
  const standingAt = (at: number): readonly number[] =>
    standingOf(rules, (moments[at] ?? moments[0]).state, seats, viewer);
  return orders
    .filter(({ type }) => type === 'order')
    .map(order => ({ order, change: differenceOf(standingAt(order.from - 1), standingAt(order.to)) }))
    .filter(({ change }) => change > 0)
    .toSorted((one, other) => other.change - one.change)
    .slice(0, most)
    .map(({ order }) => order)
    .toSorted((one, other) => one.from - other.from);
};
