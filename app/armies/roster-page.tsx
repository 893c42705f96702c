import { getTranslations } from 'next-intl/server';
import type { ListedArmy } from '@/app/_server/army';
import { getSay } from '@/app/_server/words';
import { BattleFacts } from '@/components/battle/battle-facts';
import { BattleFindings } from '@/components/battle/battle-findings';
import { PrintButton } from '@/components/lists/print-button';
import styles from '@/components/lists/roster.module.css';
import { TroopsTable } from '@/components/lists/troops-table';
import { PageLink } from '@/components/ui/page-link';
import { countMore } from '@/lib/game/finding';
import { isLegal, verdictWords } from '@/lib/print/roster-contents';

interface RosterPageProps {
  readonly army: ListedArmy;
  /** Where its files lie. */
  readonly files: string;
}

/** An army line by line with its verdict: what is read at the table or printed from the browser. */
export const RosterPage = async ({ army, files }: RosterPageProps) => {
  const t = await getTranslations('roster');
  const say = await getSay();
  const { title, subtitle, tables, more, facts, findings, unlisted, system } = army;
  const isMet = isLegal(army);
  return (
    <article className={styles.roster}>
      <header>
        <h1>{title}</h1>
        <p className={styles.subline}>{subtitle}</p>
        <p className={styles.verdict} data-legal={isMet}>
          <span aria-hidden="true">{isMet ? '✓' : '▲'}</span> {verdictWords({ ...army, say })}
        </p>
        <p className={styles.ways}>
          <PageLink href={army.address}>{t('back')}</PageLink>
          <a href={`${files}/roster.pdf`}>{t('pdf')}</a>
          <a href={`${files}/roster.txt`}>{t('txt')}</a>
          <a href={`${files}/roster.csv`}>{t('csv-file')}</a>
          <PrintButton>{t('print')}</PrintButton>
        </p>
      </header>
      <TroopsTable caption={t('troops')} tables={tables} say={say} />
      {more.rows > 0 && <p>{t('more', { count: more.rows })}</p>}
      <BattleFacts facts={facts} say={say} />
      <BattleFindings
        findings={findings}
        more={countMore(unlisted)}
        rulebook={system.rulebook}
        variants={[]}
        say={say}
      />
    </article>
  );
};
