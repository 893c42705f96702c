'use client';

import { useTranslations } from 'next-intl';
import { useSay } from '@/components/words/use-say';
import type { AnySystem } from '@/lib/game/contract/game-system';
import type { BreakdownLine } from '@/lib/game/contract/odds-preview';
import styles from './choices.module.css';
import { SectionLink } from './section-link';

const formatNumber = (value: number): string => String(value).replace('-', '−');
const formatSigned = (value: number): string => (value > 0 ? `+${value}` : formatNumber(value));

interface BreakdownProps {
  readonly system: AnySystem;
  readonly lines: readonly BreakdownLine[];
}

/** What a number is made of, each part with its section, once it is asked for. */
export const BreakdownDetails = ({ system, lines }: BreakdownProps) => {
  const words = useTranslations('play');
  return (
    <details className={styles.why}>
      <summary>{words('why')}</summary>
      <BreakdownLines system={system} lines={lines} />
    </details>
  );
};

export const BreakdownLines = ({ system, lines }: BreakdownProps) => {
  const say = useSay();
  return (
    <ul className={styles.reasons}>
      {lines.map(({ label, value, rule, isFigure }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two reasons may have the same words.
        <li key={index} className={styles.reason}>
          <span>{say(label)}</span>
          <b>{isFigure ? formatNumber(value) : formatSigned(value)}</b>
          <SectionLink system={system} section={rule.section} />
        </li>
      ))}
    </ul>
  );
};
