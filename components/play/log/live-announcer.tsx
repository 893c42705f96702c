'use client';

import { useSay } from '@/components/words/use-say';
import { currentMoment, type GameSession } from '@/lib/game/play/game-session';

interface LiveAnnouncerProps {
  readonly match: GameSession;
  readonly viewer: string | null;
  readonly next: string;
  /** Whether the question is for the one who hears it. */
  readonly asks: boolean;
}

/** What has just happened and who decides now, for those who hear the game. */
export const LiveAnnouncer = ({ match, viewer, next, asks }: LiveAnnouncerProps) => {
  const say = useSay();
  const emitted = currentMoment(match)
    .events.filter(({ readers }) => readers === undefined || viewer === null || readers.includes(viewer))
    .map(event => say(match.rules.describe(event, viewer ?? 'all')));
  const question = asks ? [say(match.rules.stage(currentMoment(match).state).asks)] : [];
  return (
    <p className="visually-hidden" role="status">
      {[...emitted, `${next}.`, ...question].join(' ')}
    </p>
  );
};
