import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { AnyOrder } from '@/lib/game/play/board/lit-targets';
import { computeChances } from '@/lib/game/play/board/odds-shares';
import { usePlay } from '../../session/play-model';
import { useThrow } from '../../session/use-throw';
import styles from './orders.module.css';

/** How likely the next throw of an order hurts the enemy, and the own side: in its row, before it is pointed at. */
export const Chance = ({ order }: { readonly order: AnyOrder }) => {
  const words = useTranslations('play');
  const { rules } = usePlay();
  const thrown = useThrow(order);
  const chances = useMemo(
    () => (thrown ? computeChances(thrown.odds, outcome => rules.losses(outcome)) : null),
    [thrown, rules],
  );
  if (!chances || chances.enemy + chances.own === 0) return null;
  return <span className={styles.chance}>{words('chance', { enemy: chances.enemy, own: chances.own })}</span>;
};
