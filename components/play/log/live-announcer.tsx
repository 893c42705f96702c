'use client';

import { useSay } from '@/components/words/use-say';
import { listFollowing, listLoggedOrders, orderAt } from '@/lib/game/play/log/order-log';
import { type GameSession, getCurrentMoment } from '@/lib/game/play/session/game-session';

interface LiveAnnouncerProps {
  readonly match: GameSession;
  readonly viewer: string | null;
  readonly next: string;
  /** Whether the question is for the listener. */
  readonly asks: boolean;
}

/** The line of the log that has just been written and who decides now, for those who hear the game. */
export const LiveAnnouncer = ({ match, viewer, next, asks }: LiveAnnouncerProps) => {
  const say = useSay();
  const told = orderAt(listLoggedOrders(match, viewer ?? 'all'), match.at)?.summary;
  const line = told ? [told, ...listFollowing(told)].map(({ text }) => say(text)) : [];
  const question = asks ? [say(match.rules.stage(getCurrentMoment(match).state).asks)] : [];
  return (
    <p className="visually-hidden" role="status">
      {[...line, `${next}.`, ...question].join(' ')}
    </p>
  );
};
