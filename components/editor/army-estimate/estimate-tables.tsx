'use client';

import { useTranslations } from 'next-intl';
import { useSay } from '@/components/words/use-say';
import { type EstimateTable, readCount } from '@/lib/editor/army-estimate/estimate-state';
import type { EstimateQuestion, TroopNumbers } from '@/lib/game/contract/army/army-estimate';
import styles from './army-estimate.module.css';

interface AskedProps {
  readonly numbers: TroopNumbers;
  readonly onCount: (question: string, count: number) => void;
}

const CountField = ({ question, numbers, onCount }: AskedProps & { readonly question: EstimateQuestion }) => {
  const say = useSay();
  const words = useTranslations('studio');
  return (
    <input
      type="number"
      inputMode="numeric"
      min={0}
      step={1}
      aria-label={words('army-estimate.question', {
        kind: say(question.kind.label),
        quality: say(question.quality.label),
        counted: say(question.counted.label),
      })}
      value={numbers[question.id] ?? ''}
      onChange={({ target }) => onCount(question.id, readCount(target.value))}
    />
  );
};

interface TableProps {
  readonly table: EstimateTable;
  /** The number of columns of the widest table, so that all tables line up. */
  readonly width: number;
}

/** Kinds of troops down, qualities across; what a game does not have is left blank. */
export const EstimateNumbers = ({ table, width, ...asked }: AskedProps & TableProps) => {
  const say = useSay();
  const missing = width - table.columns.length;
  return (
    <table className={styles.numbers}>
      <thead>
        <tr>
          <th scope="col">{say(table.counted.label)}</th>
          {table.columns.map(({ id, label }) => (
            <th key={id} scope="col">
              {say(label)}
            </th>
          ))}
          {missing > 0 && <td colSpan={missing} />}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ kind, cells }) => (
          <tr key={kind.id}>
            <th scope="row">{say(kind.label)}</th>
            {table.columns.map(({ id }) => {
              const question = cells.find(({ quality }) => quality.id === id);
              return <td key={id}>{question && <CountField question={question} {...asked} />}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
