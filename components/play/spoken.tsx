'use client';

import { useSay } from '@/components/words/use-say';
import { type Match, momentOf } from '@/lib/game/match';

interface SpokenProps {
  readonly match: Match;
  readonly viewer: string | null;
  readonly next: string;
}

/** What has just happened and who decides now, for those who hear the game. */
export const Spoken = ({ match, viewer, next }: SpokenProps) => {
  const say = useSay();
  const told = momentOf(match)
    .events.filter(({ readers }) => readers === undefined || viewer === null || readers.includes(viewer))
    .map(event => say(match.rules.describe(event, viewer ?? 'all')));
  return (
    <p className="visually-hidden" role="status">
      {[...told, next].join(' ')}
    </p>
  );
};
