'use client';

import { useTranslations } from 'next-intl';
import { type DragEvent, useId, useState } from 'react';
import { useSay } from '@/components/words/use-say';
import { isIn } from '@/lib/editor/entry-tables/cell-range';
import { selectWholeRow } from '@/lib/editor/entry-tables/grid-keys';
import type { EntryTable } from '@/lib/game/contract/authoring/forms';
import { useFindingsAt } from '../forms/use-findings-at';
import styles from './grid.module.css';
import { GridCell } from './grid-cell';
import { GridTools } from './grid-tools';
import { GridTotals } from './grid-totals';
import { RefusedCells } from './refused-cells';
import { useEntryTable } from './use-entry-table';
import { type Grid, makeClipboardHandlers, moveRows, onGridKey, selectedRowsOf, useGrid } from './use-grid';

interface RowProps {
  readonly sheet: EntryTable;
  readonly grid: Grid;
  readonly row: number;
  readonly carried: readonly number[] | null;
  readonly onCarry: (rows: readonly number[] | null) => void;
}

/** The position among the others of rows that are dropped on one. */
const findRowPlace = (rows: readonly number[], onto: number): number =>
  onto > (rows.at(-1) ?? 0) ? onto - rows.length + 1 : onto;

const RowHead = ({ sheet, grid, row, carried, onCarry }: RowProps) => {
  const words = useTranslations('forms.grid');
  const findings = useFindingsAt([...sheet.path, row], true);
  const chosen = selectedRowsOf(grid);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    if (carried) moveRows(grid, carried, findRowPlace(carried, row));
    onCarry(null);
  };
  return (
    <th
      scope="row"
      className={styles.rowHead}
      data-severity={findings[0]?.severity}
      draggable={!grid.actions.isReadOnly}
      title={words('drag-row')}
      onClick={() => grid.go(selectWholeRow(row, grid.size.columns))}
      onDragStart={() => onCarry(chosen.includes(row) ? chosen : [row])}
      onDragEnd={() => onCarry(null)}
      onDragOver={event => carried && event.preventDefault()}
      onDrop={drop}
    >
      {row + 1}
    </th>
  );
};

const GridRow = (props: RowProps) => {
  const { sheet, grid, row, carried } = props;
  const words = useTranslations('forms.grid');
  const isNew = row >= grid.actions.texts.length;
  return (
    <tr
      aria-rowindex={row + 2}
      data-carried={carried?.includes(row) || undefined}
      data-new={isNew || undefined}
    >
      {isNew ? (
        <th scope="row" className={styles.rowHead} title={words('new-row')}>
          +
        </th>
      ) : (
        <RowHead {...props} />
      )}
      {sheet.columns.map((field, column) => (
        <GridCell key={field.path.join('/')} sheet={sheet} grid={grid} field={field} at={{ row, column }} />
      ))}
    </tr>
  );
};

const Rows = ({ sheet, grid }: { readonly sheet: EntryTable; readonly grid: Grid }) => {
  const [carried, setCarried] = useState<readonly number[] | null>(null);
  return (
    <tbody>
      {Array.from({ length: grid.size.rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list; entries have no name that every system shares.
        <GridRow key={row} sheet={sheet} grid={grid} row={row} carried={carried} onCarry={setCarried} />
      ))}
    </tbody>
  );
};

/** A list of the document as a table that works like a spreadsheet. */
export const EntryGrid = ({ sheet, title }: { readonly sheet: EntryTable; readonly title: string }) => {
  const say = useSay();
  const words = useTranslations('forms.grid');
  const actions = useEntryTable(sheet);
  const grid = useGrid(sheet, actions);
  const id = useId();
  const isWhole = (column: number): boolean => isIn(grid.range, { row: grid.range.to.row, column });
  return (
    <section className={styles.sheet} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <GridTools sheet={sheet} grid={grid} />
      <RefusedCells sheet={sheet} refusals={grid.refusals} onDismiss={() => grid.showRefusals([])} />
      <div className={styles.scroll}>
        <table
          ref={grid.table}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: it is worked in like a spreadsheet, cell by cell.
          role="grid"
          className={styles.grid}
          aria-labelledby={id}
          aria-multiselectable="true"
          aria-readonly={actions.isReadOnly}
          aria-rowcount={grid.size.rows + 1}
          onKeyDown={event => onGridKey(grid, event)}
          {...makeClipboardHandlers(grid)}
        >
          <thead>
            <tr aria-rowindex={1}>
              <th className={styles.rowHead}>
                <span className="visually-hidden">{words('row')}</span>
              </th>
              {sheet.columns.map(({ label, path, kind }, column) => (
                <th
                  key={path.join('/')}
                  scope="col"
                  data-kind={kind.type}
                  data-here={isWhole(column) || undefined}
                >
                  {say(label)}
                </th>
              ))}
            </tr>
          </thead>
          <Rows sheet={sheet} grid={grid} />
          <GridTotals sheet={sheet} texts={actions.texts} />
        </table>
      </div>
    </section>
  );
};
