import type { ActionBase, EventBase } from '../../contract/play-rules';
import { type AnyPlayRules, findDecider, type GameSession, getCurrentMoment } from './game-session';

/** Choices that roll dice, or that not everybody may read, must be made by the player. */
const isTold = ({ faces, readers }: EventBase): boolean => faces === undefined && readers === undefined;

const isFree = (rules: AnyPlayRules, state: unknown, action: ActionBase): boolean =>
  (rules.about(state, action).cost ?? []).length === 0 && (rules.cost?.(state, action) ?? null) === null;

/**
 * The only thing that a seat can choose, where choosing it is no decision: it ends no turn, throws no dice, spends
 * nothing and reveals nothing. Null: there is something to decide.
 */
export const findForcedAction = (rules: AnyPlayRules, state: unknown, seat: string): ActionBase | null => {
  const [only, ...others] = rules.actions(state, seat);
  if (!only || others.length > 0 || rules.about(state, only).kind === 'end') return null;
  if (!isFree(rules, state, only) || rules.odds(state, only) !== null) return null;
  return rules.apply(state, only).events.every(isTold) ? only : null;
};

/** The forced choice at the moment that is shown; null where there is something to decide, or nobody decides. */
export const findForcedNow = (session: GameSession): ActionBase | null => {
  const seat = findDecider(session);
  return seat === null ? null : findForcedAction(session.rules, getCurrentMoment(session).state, seat);
};
