'use client';

import { useTranslations } from 'next-intl';
import { useSay } from '@/components/words/use-say';
import type { AnySystem } from '@/lib/game/game-system';
import type { PreviewLine } from '@/lib/game/preview';
import styles from './choices.module.css';
import { SectionLink } from './section-link';

const plain = (value: number): string => String(value).replace('-', '−');
const signed = (value: number): string => (value > 0 ? `+${value}` : plain(value));

interface WhyProps {
  readonly system: AnySystem;
  readonly lines: readonly PreviewLine[];
}

/** What a number is made of, each part with its section, once it is asked for. */
export const Why = ({ system, lines }: WhyProps) => {
  const words = useTranslations('play');
  return (
    <details className={styles.why}>
      <summary>{words('why')}</summary>
      <Reasons system={system} lines={lines} />
    </details>
  );
};

export const Reasons = ({ system, lines }: WhyProps) => {
  const say = useSay();
  return (
    <ul className={styles.reasons}>
      {lines.map(({ label, value, rule, isFigure }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two reasons may have the same words.
        <li key={index} className={styles.reason}>
          <span>{say(label)}</span>
          <b>{isFigure ? plain(value) : signed(value)}</b>
          <SectionLink system={system} section={rule.section} />
        </li>
      ))}
    </ul>
  );
};
