import { getTranslations } from 'next-intl/server';
import type { ListedArmy } from '@/app/_server/army';
import { rosterOf } from '@/app/_server/roster';
import { BattleFacts } from '@/components/battle/battle-facts';
import { BattleFindings } from '@/components/battle/battle-findings';
import { Face } from '@/components/lists/face';
import { PrintButton } from '@/components/lists/print-button';
import styles from '@/components/lists/roster.module.css';
import { PageLink } from '@/components/ui/page-link';
import type { ForceRow } from '@/lib/game/roster';
import type { Say } from '@/lib/game/sentence';
import { isLegal, verdictWords } from '@/lib/print/roster-contents';

interface RosterPageProps {
  readonly army: ListedArmy;
  /** Where its files lie. */
  readonly files: string;
}

/** An army line by line with its verdict: what is read at the table or printed from the browser. */
export const RosterPage = async ({ army, files }: RosterPageProps) => {
  const t = await getTranslations('roster');
  const roster = await rosterOf(army);
  const { title, subtitle, tables, facts, findings, rulebook, say } = roster;
  return (
    <article className={styles.roster}>
      <header>
        <h1>{title}</h1>
        <p className={styles.subline}>{subtitle}</p>
        <p className={styles.verdict} data-legal={isLegal(roster)}>
          <span aria-hidden="true">{isLegal(roster) ? '✓' : '▲'}</span> {verdictWords(roster)}
        </p>
        <p className={styles.ways}>
          <PageLink href={army.address}>{t('back')}</PageLink>
          <a href={`${files}/roster.pdf`}>{t('pdf')}</a>
          <a href={`${files}/roster.txt`}>{t('txt')}</a>
          <a href={`${files}/roster.csv`}>{t('csv-file')}</a>
          <PrintButton>{t('print')}</PrintButton>
        </p>
      </header>
      <table className={styles.troops}>
        <caption className="visually-hidden">{t('troops')}</caption>
        <tbody>
          {tables.flatMap(({ rows }, table) =>
            rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal units are told apart by their place alone.
              <Row key={`${table} ${index}`} row={row} say={say} />
            )),
          )}
        </tbody>
      </table>
      <BattleFacts facts={facts} say={say} />
      <BattleFindings findings={findings} rulebook={rulebook} variants={[]} say={say} />
    </article>
  );
};

const Row = ({ row, say }: { row: ForceRow; say: Say }) => (
  <tr>
    <td className={styles.face}>
      <Face face={row.face} className={styles.counter} />
    </td>
    <td className={styles.count}>{`${row.count} ×`}</td>
    <th scope="row">{row.name}</th>
    <td>{say(row.words)}</td>
  </tr>
);
