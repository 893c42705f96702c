'use client';

import { useTranslations } from 'next-intl';
import { useSay } from '@/components/words/use-say';
import type { BreakdownLine } from '@/lib/game/contract/odds-preview';
import { BreakdownLines } from '../choices/breakdown';
import { usePlay } from '../session/play-model';
import { useCurrentThrow } from '../session/use-throw';
import styles from './panel.module.css';

const formatSum = (lines: readonly BreakdownLine[]): string => {
  const values = lines.filter(({ isFigure }) => !isFigure).map(({ value }) => value);
  const plus = values.filter(value => value > 0).reduce((sum, value) => sum + value, 0);
  const minus = values.filter(value => value < 0).reduce((sum, value) => sum - value, 0);
  return [plus > 0 ? `+ ${plus}` : '', minus > 0 ? `− ${minus}` : ''].filter(Boolean).join(' ');
};

/** Why the chances of the order that is pointed at are what they are. */
export const Why = () => {
  const words = useTranslations('play');
  const say = useSay();
  const { system } = usePlay();
  const thrown = useCurrentThrow();
  if (!thrown || thrown.lines.length === 0) return null;
  return (
    <details className={styles.why} open>
      <summary>
        {words('why')} <b>{formatSum(thrown.lines)}</b>
      </summary>
      <BreakdownLines system={system} lines={thrown.lines} />
      {thrown.note && <p>{say(thrown.note)}</p>}
    </details>
  );
};
