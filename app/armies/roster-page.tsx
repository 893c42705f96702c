import { getTranslations } from 'next-intl/server';
import type { ListedArmy } from '@/app/_server/published/army';
import { getSay } from '@/app/_server/words/words';
import { PagePrintButton } from '@/components/army-builder/lists/page-print-button';
import styles from '@/components/army-builder/lists/roster.module.css';
import { TroopsTable } from '@/components/army-builder/lists/troops-table';
import { BattleFacts } from '@/components/battle/sections/battle-facts';
import { BattleFindings } from '@/components/battle/sections/battle-findings';
import { PageLink } from '@/components/ui/controls/page-link';
import { PlainLink } from '@/components/ui/controls/plain-link';
import { sumCounts } from '@/lib/game/contract/finding';
import { formatVerdict, isLegal } from '@/lib/print/roster/roster-contents';

interface RosterPageProps {
  readonly army: ListedArmy;
  /** Where its files lie. */
  readonly files: string;
}

/** An army line by line with its verdict: what is read at the table or printed from the browser. */
export const RosterPage = async ({ army, files }: RosterPageProps) => {
  const t = await getTranslations('roster');
  const say = await getSay();
  const { title, subtitle, tables, more, facts, findings, unlisted } = army;
  const isMet = isLegal(army);
  return (
    <article className={styles.roster}>
      <header>
        <h1>{title}</h1>
        <p className={styles.subline}>{subtitle}</p>
        <p className={styles.verdict} data-legal={isMet}>
          <span aria-hidden="true">{isMet ? '✓' : '▲'}</span> {formatVerdict({ ...army, say })}
        </p>
        <p className={styles.ways}>
          <PageLink href={army.address}>{t('back')}</PageLink>
          <PlainLink href={`${files}/roster.pdf`}>{t('pdf')}</PlainLink>
          <PlainLink href={`${files}/roster.txt`}>{t('txt')}</PlainLink>
          <PlainLink href={`${files}/roster.csv`}>{t('csv-file')}</PlainLink>
          <PagePrintButton>{t('print')}</PagePrintButton>
        </p>
      </header>
      <TroopsTable caption={t('troops')} tables={tables} say={say} />
      {more.rows > 0 && <p>{t('more', { count: more.rows })}</p>}
      <BattleFacts facts={facts} say={say} />
      <BattleFindings findings={findings} more={sumCounts(unlisted)} variants={[]} say={say} />
    </article>
  );
};
