import type { Charts } from '../../document/chart-schemas';

type CloseCombat = Charts['close-combat'];

/** 19.3 – The best column that the odds reach, rounded in the defender's favour; beyond the chart its ends hold. */
export const findOddsColumn = ({ columns }: CloseCombat, attacking: number, defending: number): string => {
  const reached = columns.findLast(
    ({ ratio: [attacker, defender] }) => attacking * defender >= attacker * defending,
  );
  return (reached ?? columns[0])?.id ?? '';
};

/** 19.6 – The cell of a column for a modified throw; beyond the rows the last ones hold. */
export const closeCombatCell = (
  { cells, firstRow, lastRow }: CloseCombat,
  column: string,
  total: number,
): string => {
  const row = Math.max(firstRow, Math.min(lastRow, total));
  return cells[column]?.[String(row)]?.result ?? '-/-';
};

/** 16.2 – The column of a bombardment strength; there is none for a strength of one. */
export const findBombardmentColumn = ({ columns }: Charts['bombardment'], strength: number): string | null =>
  columns.findLast(({ from }) => strength >= from)?.id ?? null;

/** 16.2 – The cell of a bombardment. */
export const findBombardmentCell = (
  { cells, firstRow, lastRow }: Charts['bombardment'],
  column: string,
  total: number,
): string => {
  const row = Math.max(firstRow, Math.min(lastRow, total));
  return cells[column]?.[String(row)]?.result ?? '-';
};
