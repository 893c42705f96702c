'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { useSay } from '@/components/words/use-say';
import { rowsOf } from '@/lib/editor/entry-tables/cell-range';
import type { EntryTable } from '@/lib/game/contract/authoring/forms';
import styles from './grid.module.css';
import { type Grid, moveRows, selectedRowsOf } from './use-grid';

interface ToolsProps {
  readonly sheet: EntryTable;
  readonly grid: Grid;
}

/** One value for a column of all chosen rows. */
const BulkEdit = ({ sheet, grid }: ToolsProps) => {
  const say = useSay();
  const words = useTranslations('forms.grid');
  const [chosen, setChosen] = useState<number | null>(null);
  const [text, setText] = useState('');
  const rows = selectedRowsOf(grid);
  const column = chosen ?? grid.range.to.column;
  const field = sheet.columns[column];
  if (rows.length < 2 || !field) return null;
  const apply = (): void => {
    const [first = 0] = rows;
    const range = { from: { row: first, column }, to: { row: rows.at(-1) ?? first, column } };
    grid.showRefusals(grid.actions.writeAll(range, text));
  };
  return (
    <fieldset className={styles.bulk} aria-label={words('bulk')}>
      <span>{words('bulk-rows', { count: rows.length })}</span>
      <select
        className={styles.bulkField}
        aria-label={words('bulk-column')}
        value={column}
        onChange={({ target }) => {
          setChosen(Number(target.value));
          setText('');
        }}
      >
        {sheet.columns.map(({ label, path }, index) => (
          <option key={path.join('/')} value={index}>
            {say(label)}
          </option>
        ))}
      </select>
      {field.kind.type === 'choice' ? (
        <select
          className={styles.bulkField}
          aria-label={words('bulk-value')}
          value={text}
          onChange={({ target }) => setText(target.value)}
        >
          <option value="">{words('bulk-choose')}</option>
          {field.kind.choices.map(({ value, label }) => (
            <option key={value} value={say(label)}>
              {say(label)}
            </option>
          ))}
        </select>
      ) : (
        <input
          className={styles.bulkField}
          aria-label={words('bulk-value')}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      <Button onClick={apply}>{words('bulk-apply')}</Button>
    </fieldset>
  );
};

/** What can be done with rows, by mouse; the keys are in the titles. */
export const GridTools = ({ sheet, grid }: ToolsProps) => {
  const words = useTranslations('forms.grid');
  const { actions } = grid;
  const rows = selectedRowsOf(grid);
  const [first = 0] = rows;
  const isNone = rows.length === 0 || actions.isReadOnly;
  const isFull = actions.texts.length + 1 > (sheet.most ?? Infinity) || actions.isReadOnly;
  const tools = [
    { id: 'add', isOff: isFull, run: actions.add },
    { id: 'duplicate', isOff: isNone || isFull, run: () => actions.duplicate(rows) },
    { id: 'up', isOff: isNone || first === 0, run: () => moveRows(grid, rows, first - 1) },
    {
      id: 'down',
      isOff: isNone || (rows.at(-1) ?? 0) + 1 >= actions.texts.length,
      run: () => moveRows(grid, rows, first + 1),
    },
    { id: 'fill', isOff: isNone || rowsOf(grid.range).length < 2, run: () => actions.fillDown(grid.range) },
    { id: 'remove', isOff: isNone, run: () => actions.remove(rows) },
  ];
  return (
    <div className={styles.tools}>
      {tools.map(({ id, isOff, run }) => (
        <Button key={id} disabled={isOff} title={words(`${id}-key`)} onClick={run}>
          {words(id)}
        </Button>
      ))}
      <BulkEdit sheet={sheet} grid={grid} />
    </div>
  );
};
