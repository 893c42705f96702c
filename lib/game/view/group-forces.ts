import type { DeploymentGroup } from '../contract/authoring/deployment';
import type { Sentence } from '../contract/sentence';
import type { ForceRow } from '../document/roster';

/** Rows that stand under one heading; null: they have none. */
export interface RowGroup {
  readonly name: string | Sentence | null;
  readonly rows: readonly ForceRow[];
}

/** The rows of an army by wing or command where the document has them, else by arm. */
export const groupForces = (
  rows: readonly ForceRow[],
  arms: readonly DeploymentGroup[],
): readonly RowGroup[] => {
  const groups = new Map<string, { name: RowGroup['name']; order: number; rows: ForceRow[] }>();
  for (const row of rows) {
    const order = row.group ? -1 : arms.findIndex(arm => row.pieces?.some(id => arm.pieces.includes(id)));
    const name = row.group ?? arms[order]?.name ?? null;
    const key = JSON.stringify(name);
    const known = groups.get(key);
    if (known) known.rows.push(row);
    else groups.set(key, { name, order, rows: [row] });
  }
  return [...groups.values()]
    .sort((left, right) => left.order - right.order)
    .map(({ name, rows: own }) => ({ name, rows: own }));
};
