'use client';

import { useTranslations } from 'next-intl';
import { useSay } from '@/components/words/use-say';
import type { AnySystem } from '@/lib/game/game-system';
import type { PreviewLine } from '@/lib/game/preview';
import styles from './choices.module.css';
import { SectionLink } from './section-link';

const signed = (value: number): string => (value > 0 ? `+${value}` : String(value).replace('-', '−'));

interface WhyProps {
  readonly system: AnySystem;
  readonly lines: readonly PreviewLine[];
}

/** What a number is made of, each part with its section. */
export const Why = ({ system, lines }: WhyProps) => {
  const say = useSay();
  const words = useTranslations('play');
  return (
    <details className={styles.why}>
      <summary>{words('why')}</summary>
      <ul className={styles.reasons}>
        {lines.map(({ label, value, rule }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two reasons may have the same words.
          <li key={index} className={styles.reason}>
            <span>{say(label)}</span>
            <b>{signed(value)}</b>
            <SectionLink system={system} section={rule.section} />
          </li>
        ))}
      </ul>
    </details>
  );
};
