import { findForcedNow } from './forced-action';
import { type GameSession, goToMoment, isAction } from './game-session';
import { levelOf } from './players';

/** What a seat may request when it can no longer undo by itself: to continue from before its last order. */
export interface BackRequest {
  /** The moment before that order. */
  readonly at: number;
  readonly seat: string;
  /** Persons who must agree; the computer always does. */
  readonly others: readonly string[];
}

/** Whether a person stood before a decision of their own here, and began an order with it. */
const beginsOrder = (session: GameSession, index: number): boolean => {
  const [before, next] = [session.moments[index - 1], session.moments[index]];
  if (!before || !next?.entry || !isAction(next.entry) || levelOf(session.players, next.entry.by) !== null)
    return false;
  return (
    session.rules.startsOrder(before.state, next.entry) &&
    findForcedNow(goToMoment(session, index - 1)) === null
  );
};

/** The last order of a person, of those that still count; null: there is none. */
export const findBackRequest = (session: GameSession, seats: readonly string[]): BackRequest | null => {
  const { moments, at, players } = session;
  for (let index = at; index > 0; index -= 1) {
    const entry = moments[index]?.entry;
    if (entry && isAction(entry) && beginsOrder(session, index)) {
      const others = seats.filter(seat => seat !== entry.by && levelOf(players, seat) === null);
      return { at: index - 1, seat: entry.by, others };
    }
  }
  return null;
};
