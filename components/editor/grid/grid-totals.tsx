'use client';

import { useTranslations } from 'next-intl';
import { useSay } from '@/components/words/use-say';
import { withKeys } from '@/lib/documents/with-keys';
import type { Cells } from '@/lib/editor/entry-tables/tsv';
import type { EntryTable, FormField } from '@/lib/game/contract/authoring/forms';
import { useStudioState } from '../session/studio-context';
import styles from './grid.module.css';

const totalOf = (texts: Cells, { kind }: FormField, column: number): string => {
  if (kind.type !== 'number') return '';
  return String(texts.reduce((sum, row) => sum + Number(row[column] ?? 0), 0));
};

/** The sums of what can be counted. */
export const GridTotals = ({ sheet, texts }: { readonly sheet: EntryTable; readonly texts: Cells }) => {
  const words = useTranslations('forms.grid');
  if (!sheet.columns.some(({ kind }) => kind.type === 'number') || texts.length === 0) return null;
  return (
    <tfoot>
      <tr>
        <th scope="row" className={styles.rowHead}>
          <span className="visually-hidden">{words('total')}</span>
          <span aria-hidden="true">∑</span>
        </th>
        {sheet.columns.map((field, column) => (
          <td key={field.path.join('/')} data-kind={field.kind.type}>
            {totalOf(texts, field, column)}
          </td>
        ))}
      </tr>
    </tfoot>
  );
};

/** What follows from a side's army, always in sight under its tables. */
export const ArmyFacts = ({ seat }: { readonly seat: string }) => {
  const say = useSay();
  const all = useStudioState(({ derived }) => derived.facts);
  const facts = all.filter(fact => fact.seat === seat);
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {withKeys(facts, ({ code }) => code).map(({ key, item: { code, values } }) => (
        <div key={key}>
          <dt>{say({ code: `facts.${code}.caption`, values })}</dt>
          <dd>{say({ code: `facts.${code}.title`, values })}</dd>
        </div>
      ))}
    </dl>
  );
};
