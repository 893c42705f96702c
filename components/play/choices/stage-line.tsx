'use client';

import { useTranslations } from 'next-intl';
import { useSay } from '@/components/words/use-say';
import { currentMoment, type GameSession } from '@/lib/game/play/game-session';
import styles from './choices.module.css';

/** "Round 3, Carthage: movement." */
export const StageLine = ({ match }: { readonly match: GameSession }) => {
  const words = useTranslations('play');
  const say = useSay();
  const { turn, phase } = match.rules.stage(currentMoment(match).state);
  return <p className={styles.stage}>{words('stage', { turn: say(turn), phase: say(phase) })}</p>;
};
