'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/controls/button';
import { useSay } from '@/components/words/use-say';
import type { RefusedCell } from '@/lib/editor/entry-tables/table-edits';
import type { EntryTable } from '@/lib/game/contract/authoring/forms';
import styles from './grid.module.css';

interface RefusalsProps {
  readonly sheet: EntryTable;
  readonly refusals: readonly RefusedCell[];
  readonly onDismiss: () => void;
}

/** Typed or pasted text that was refused: cell by cell, with the text itself, so that nothing is lost. */
export const RefusedCells = ({ sheet, refusals, onDismiss }: RefusalsProps) => {
  const say = useSay();
  const words = useTranslations('forms.grid');
  if (refusals.length === 0) return null;
  return (
    <div role="alert" className={styles.refusals}>
      <p>{words('refused', { count: refusals.length })}</p>
      <ul>
        {refusals.map(({ row, column, text, reason }) => {
          const field = sheet.columns[column];
          return (
            <li key={`${row} ${column}`}>
              {words('refusal', {
                row: row + 1,
                column: field ? say(field.label) : String(column + 1),
                text,
                isEmpty: String(text === ''),
                reason: say(reason),
              })}
            </li>
          );
        })}
      </ul>
      <Button look="quiet" onClick={onDismiss}>
        {words('dismiss')}
      </Button>
    </div>
  );
};
