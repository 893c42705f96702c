'use client';

import { useSay } from '@/components/words/use-say';
import { type Match, momentOf } from '@/lib/game/match';

interface SpokenProps {
  readonly match: Match;
  readonly viewer: string | null;
  readonly next: string;
  /** Whether the question is for the one who hears it. */
  readonly asks: boolean;
}

/** What has just happened and who decides now, for those who hear the game. */
export const Spoken = ({ match, viewer, next, asks }: SpokenProps) => {
  const say = useSay();
  const told = momentOf(match)
    .events.filter(({ readers }) => readers === undefined || viewer === null || readers.includes(viewer))
    .map(event => say(match.rules.describe(event, viewer ?? 'all')));
  const question = asks ? [say(match.rules.stage(momentOf(match).state).asks)] : [];
  return (
    <p className="visually-hidden" role="status">
      {[...told, `${next}.`, ...question].join(' ')}
    </p>
  );
};
