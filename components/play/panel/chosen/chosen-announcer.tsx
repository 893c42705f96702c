'use client';

import { useTranslations } from 'next-intl';
import { useSay } from '@/components/words/use-say';
import { usePlay } from '../../session/play-model';
import { useOrderWords } from '../../session/use-order-words';

/** As many orders as one can listen to; the list has them all. */
const MOST = 9;

/** What the chosen pieces can do and what it costs, for those who hear the game. */
export const ChosenAnnouncer = () => {
  const words = useTranslations('play');
  const say = useSay();
  const { chosen, orders } = usePlay();
  const spoken = useOrderWords();
  const told = orders
    .slice(0, MOST)
    .map(order => [say(order.label), spoken.cost(order)].filter(Boolean).join(', '));
  return (
    <p className="visually-hidden" role="status">
      {chosen &&
        words('chosen-says', {
          group: spoken.groupWithPlace(chosen.pieces),
          count: orders.length,
          orders: told.join('; '),
        })}
    </p>
  );
};
