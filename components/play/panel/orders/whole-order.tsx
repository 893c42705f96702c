'use client';

import { useTranslations } from 'next-intl';
import type { AnyOrder } from '@/lib/game/play/board/lit-targets';
import { useTrials } from '../../session/use-trials';
import styles from './odds.module.css';

/** One line for an order with more than one throw: the bar is its next throw, this is the whole. */
export const WholeOrder = ({ order }: { readonly order: AnyOrder }) => {
  const words = useTranslations('play');
  const tally = useTrials(order);
  if (!tally) return null;
  const { runs, enemy, several, own } = tally;
  return (
    <p className={styles.whole}>
      <b>{words('whole-order')}</b>{' '}
      {words('whole-order-brings', { enemy, count: several.count, share: several.share, own })}{' '}
      <small>{words('trial-runs', { runs })}</small>
    </p>
  );
};
