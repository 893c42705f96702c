'use client';

import { useSay } from '@/components/words/use-say';
import { usePlay } from '../session/play-model';

/** The dice that have just fallen, for those who hear the game. */
export const ThrowAnnouncer = () => {
  const say = useSay();
  const { throws, rules, viewer } = usePlay();
  return (
    <p className="visually-hidden" role="log">
      {throws.map(({ event }) => say(rules.describe(event, viewer ?? 'all'))).join(' ')}
    </p>
  );
};
