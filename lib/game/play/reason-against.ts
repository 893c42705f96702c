import type { Target } from '../contract/about';
import type { Finding } from '../contract/finding';
import { currentMoment, findDecider, type GameSession } from './game-session';

/** A piece or a space of the board that a player points at. */
interface Pointed {
  readonly piece: string | null;
  readonly space: string | null;
}

const targetOf = ({ piece, space }: Pointed): Target | undefined => {
  if (space !== null) return { type: 'place', id: space };
  return piece === null ? undefined : { type: 'piece', id: piece };
};

/** Why what a player points at cannot be had, with or without a piece that was chosen before; none: there is nothing to refuse. */
export const findReasonAgainst = (
  session: GameSession,
  chosen: string | null,
  pointed: Pointed,
): readonly Finding[] => {
  const seat = findDecider(session);
  const target = targetOf(pointed);
  if (seat === null || !target) return [];
  const { state } = currentMoment(session);
  const { rules } = session;
  const aimed = rules.refusals(state, seat, chosen === null ? [] : [chosen], target);
  const own = pointed.piece === null ? [] : rules.refusals(state, seat, [pointed.piece]);
  return [...aimed, ...own].slice(0, 1).map(({ finding }) => finding);
};
