'use client';

import { useTranslations } from 'next-intl';
import type { PointerEvent } from 'react';
import { useSay } from '@/components/words/use-say';
import { type CellPosition, isIn, selectSingleCell } from '@/lib/editor/entry-tables/cell-range';
import type { EntryTable, FormField } from '@/lib/game/contract/authoring/forms';
import { describeFinding } from '@/lib/game/contract/finding';
import { useFindingsAt } from '../forms/use-findings-at';
import { CellEditor } from './cell-editor';
import styles from './grid.module.css';
import { type Grid, leaveEditor, openEditor } from './use-grid';

interface GridCellProps {
  readonly sheet: EntryTable;
  readonly grid: Grid;
  readonly field: FormField;
  readonly at: CellPosition;
}

const isSame = (left: CellPosition, right: CellPosition): boolean =>
  left.row === right.row && left.column === right.column;

/** The pointer chooses a cell, or a range with Shift or by being drawn over cells. */
const makePointerHandlers = (grid: Grid, at: CellPosition) => ({
  onPointerDown: (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0 || (grid.editing !== null && isSame(grid.range.to, at))) return;
    grid.go(event.shiftKey ? { from: grid.range.from, to: at } : selectSingleCell(at));
  },
  onPointerEnter: (event: PointerEvent): void => {
    if (event.buttons === 1 && grid.editing === null) grid.go({ from: grid.range.from, to: at });
  },
});

/** One value of the document; marked when a finding concerns it. */
export const GridCell = ({ sheet, grid, field, at }: GridCellProps) => {
  const say = useSay();
  const words = useTranslations('forms.grid');
  const [finding] = useFindingsAt([...sheet.path, at.row, ...field.path]);
  const isHere = isSame(grid.range.to, at);
  const text = grid.actions.texts[at.row]?.[at.column] ?? '';
  const isEdited = isHere && grid.editing !== null;
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid is a gridcell.
      role="gridcell"
      tabIndex={isHere ? 0 : -1}
      data-cell={`${at.row} ${at.column}`}
      data-kind={field.kind.type}
      data-severity={finding?.severity}
      data-edited={isEdited || undefined}
      className={styles.cell}
      aria-selected={isIn(grid.range, at)}
      aria-invalid={finding?.severity === 'error' || undefined}
      aria-readonly={grid.actions.isReadOnly}
      title={finding && say(describeFinding(finding))}
      onFocus={() => !isHere && grid.go(selectSingleCell(at))}
      onDoubleClick={() => openEditor(grid)}
      {...makePointerHandlers(grid, at)}
    >
      {isEdited ? (
        <CellEditor
          field={field}
          label={words('cell', { row: at.row + 1, column: say(field.label) })}
          start={grid.editing ?? ''}
          onDone={(written, leaving) => leaveEditor(grid, written, leaving)}
          onCancel={() => grid.edit(null)}
        />
      ) : (
        text
      )}
    </td>
  );
};
