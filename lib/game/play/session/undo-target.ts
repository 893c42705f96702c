import { findForcedNow } from './forced-action';
import { type GameSession, goToMoment, isAction } from './game-session';
import { hasLearnedSecret } from './learned-secret';
import { levelOf } from './players';
import { canTakeBack } from './take-back';

/** Whether a player stood before a choice here that began an order: not in the middle of one, and not before a forced choice. */
const isStopping = (session: GameSession): boolean => {
  const entry = session.moments[session.at + 1]?.entry;
  const state = session.moments[session.at]?.state;
  const begins = !entry || !isAction(entry) || session.rules.startsOrder(state, entry);
  return begins && findForcedNow(session) === null;
};

/** Whether a computer chose last: nobody takes back for it. */
const isComputers = ({ moments, at, players }: GameSession): boolean => {
  const entry = moments[at]?.entry;
  return entry !== null && entry !== undefined && isAction(entry) && levelOf(players, entry.by) !== null;
};

const mayTakeBack = (session: GameSession): boolean =>
  canTakeBack({ ...session, showsSecret: index => hasLearnedSecret(session, index) });

/**
 * The moment that "undo" returns to: before the last order, skipping automatic choices; null: nothing may be taken
 * back.
 */
export const undoTarget = (session: GameSession): number | null => {
  if (!mayTakeBack(session) || isComputers(session)) return null;
  let back = goToMoment(session, session.at - 1);
  while (!isStopping(back) && mayTakeBack(back)) back = goToMoment(back, back.at - 1);
  return findForcedNow(back) === null ? back.at : null;
};
