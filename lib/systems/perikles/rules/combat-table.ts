import { COMPONENTS } from '../data';

export type Column = string;

/** What each side must throw at least with two dice. */
export interface Needs {
  readonly attacker: number;
  readonly defender: number;
}

/** Attacker and defender of a battle round. */
export type Fighter = 'attacker' | 'defender';

const APPLIES: Readonly<Record<Column, (attacker: number, defender: number) => boolean>> = {
  '1:2': (attacker, defender) => defender >= 2 * attacker,
  '-2': (attacker, defender) => defender - attacker >= 2,
  '+2': (attacker, defender) => attacker - defender >= 2,
  '2:1': (attacker, defender) => attacker >= 2 * defender,
  '3:1': (attacker, defender) => attacker >= 3 * defender,
};

/** 7.4 – Every column that fits the two strengths, in the order of the table; 1:1 where no other does. */
export const listApplicableColumns = (attacker: number, defender: number): readonly Column[] => {
  const found = COMPONENTS.table
    .map(({ column }) => column)
    .filter(column => APPLIES[column]?.(attacker, defender) ?? false);
  return found.length === 0 ? ['1:1'] : found;
};

/** 7.4 – Of several columns the stronger side chooses; null: the strengths are equal. */
export const chooserOf = (attacker: number, defender: number): Fighter | null =>
  attacker === defender ? null : attacker > defender ? 'attacker' : 'defender';

/** 7.4 – The column that is used: the stronger side takes the one that is best for it. */
export const columnOf = (attacker: number, defender: number): Column => {
  const columns = listApplicableColumns(attacker, defender);
  const best = chooserOf(attacker, defender) === 'attacker' ? columns.at(-1) : columns[0];
  return best ?? '1:1';
};

export const needsOf = (column: Column): Needs => {
  const row = COMPONENTS.table.find(other => other.column === column);
  if (!row) throw new Error(`no column ${column}`);
  return { attacker: row.attacker, defender: row.defender };
};
