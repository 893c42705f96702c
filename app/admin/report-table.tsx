import { getFormatter } from 'next-intl/server';
import type { ReactNode } from 'react';
import styles from '@/components/account/account.module.css';
import { Table } from '@/components/ui/reading/table';
import admin from './admin.module.css';

interface ReportSectionProps {
  readonly id: string;
  readonly title: string;
  readonly none: string;
  readonly heads: {
    readonly subject: string;
    readonly said: string;
    readonly when: string;
    readonly act: string;
  };
  readonly rows: readonly ReportRow[];
}

interface ReportRow {
  readonly key: string;
  readonly subject: ReactNode;
  readonly reason: string;
  readonly at: string;
  readonly actions: ReactNode;
}

/** Open reports of one kind, with what a moderator can do about each. */
export const ReportSection = ({ id, title, none, heads, rows }: ReportSectionProps) => (
  <section className={styles.part} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {rows.length === 0 ? <p>{none}</p> : <ReportTable heads={heads} rows={rows} />}
  </section>
);

const ReportTable = async ({ heads, rows }: Pick<ReportSectionProps, 'heads' | 'rows'>) => {
  const format = await getFormatter();
  return (
    <div className={styles.scroll}>
      <Table className={`${styles.titles} ${admin.cards}`}>
        <thead>
          <tr>
            <th scope="col">{heads.subject}</th>
            <th scope="col">{heads.said}</th>
            <th scope="col">{heads.when}</th>
            <th scope="col">{heads.act}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, subject, reason, at, actions }) => (
            <tr key={key}>
              <th scope="row">{subject}</th>
              <td data-label={heads.said}>{reason}</td>
              <td>{format.dateTime(new Date(at), { dateStyle: 'medium' })}</td>
              <td>{actions}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
};
