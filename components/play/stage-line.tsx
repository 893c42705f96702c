'use client';

import { useTranslations } from 'next-intl';
import { useSay } from '@/components/words/use-say';
import { type Match, momentOf } from '@/lib/game/match';
import styles from './choices.module.css';

/** "Round 3, Carthage: movement." */
export const StageLine = ({ match }: { readonly match: Match }) => {
  const words = useTranslations('play');
  const say = useSay();
  const { turn, phase } = match.rules.stage(momentOf(match).state);
  return <p className={styles.stage}>{words('stage', { turn: say(turn), phase: say(phase) })}</p>;
};
