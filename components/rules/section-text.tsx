import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Markdown } from '@/components/ui/reading/markdown';
import type { AidTable } from '@/lib/game/contract/player-aid';
import type { Say } from '@/lib/game/contract/sentence';
import { RuleTables } from './rule-tables';
import styles from './rules.module.css';

interface SectionTextProps {
  readonly number: string;
  /** In Markdown. */
  readonly text: string;
  readonly tables: readonly AidTable[];
  readonly isByHand: boolean;
  /** Turns plain words into words with links. */
  readonly linked: (words: string) => ReactNode;
  readonly say: Say;
}

/** What a section says in our words, with its tables. */
export const SectionText = async ({ number, text, tables, isByHand, linked, say }: SectionTextProps) => {
  const t = await getTranslations('rules');
  return (
    <>
      <Markdown tableCaption={t('table', { section: number })} text={linked}>
        {text}
      </Markdown>
      <RuleTables tables={tables} say={say} />
      {isByHand && <p className={`small ${styles.hand}`}>{t('by-hand')}</p>}
    </>
  );
};
