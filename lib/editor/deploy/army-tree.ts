import { groupBy } from '@/lib/documents/group-by';
import type { DeploymentGroup } from '@/lib/game/contract/authoring/deployment';
import type { AnySystem } from '@/lib/game/contract/game-system';
import type { Piece, Position } from '@/lib/game/contract/position';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import { isToDeploy } from './deploy-edits';

/** One unit of the tray; those of one name are numbered. */
export interface TreeUnit {
  readonly piece: Piece;
  readonly number: number | null;
  readonly isWaiting: boolean;
}

/** A wing or another group with its units, those to deploy first. */
export interface TreeGroup extends Pick<DeploymentGroup, 'id' | 'name'> {
  readonly units: readonly TreeUnit[];
  readonly waiting: number;
}

/** The army of one side: groups with units to deploy come first. */
export const makeArmyTree = (
  system: AnySystem,
  scenario: ScenarioBase,
  { pieces }: Position,
  seat: string,
): readonly TreeGroup[] => {
  const own = pieces.filter(piece => piece.seat === seat);
  const units = new Map(numberUnits(own).map(unit => [unit.piece.id, unit]));
  const groups = system.deployment
    .groups(scenario)
    .filter(group => group.seat === seat)
    .map(({ id, name, pieces: ids }) =>
      makeGroup(
        { id, name },
        ids.flatMap(piece => units.get(piece) ?? []),
      ),
    )
    .filter(group => group.units.length > 0);
  return [...groups.filter(({ waiting }) => waiting > 0), ...groups.filter(({ waiting }) => waiting === 0)];
};

const numberUnits = (pieces: readonly Piece[]): readonly TreeUnit[] => {
  const namesakes = groupBy(pieces, ({ name }) => name);
  return pieces.map(piece => {
    const same = namesakes.get(piece.name) ?? [];
    return {
      piece,
      number: same.length > 1 ? same.indexOf(piece) + 1 : null,
      isWaiting: isToDeploy(piece),
    };
  });
};

const makeGroup = (group: Pick<TreeGroup, 'id' | 'name'>, units: readonly TreeUnit[]): TreeGroup => ({
  ...group,
  units: [...units.filter(({ isWaiting }) => isWaiting), ...units.filter(({ isWaiting }) => !isWaiting)],
  waiting: units.filter(({ isWaiting }) => isWaiting).length,
});

export const filterTree = (
  groups: readonly TreeGroup[],
  matches: (unit: TreeUnit, group: TreeGroup) => boolean,
): readonly TreeGroup[] =>
  groups
    .map(group => ({ ...group, units: group.units.filter(unit => matches(unit, group)) }))
    .filter(({ units }) => units.length > 0);

/** A line of the tree as it is shown. */
export type TreeRow =
  | { readonly kind: 'group'; readonly id: string; readonly level: number; readonly group: TreeGroup }
  | { readonly kind: 'unit'; readonly id: string; readonly level: number; readonly unit: TreeUnit }
  /** All groups that stand on the board, folded into one line. */
  | {
      readonly kind: 'deployed';
      readonly id: string;
      readonly level: 1;
      readonly groups: readonly TreeGroup[];
    };

export const DEPLOYED = 'deployed';

const rowsOfGroup = (
  group: TreeGroup,
  level: number,
  isOpen: (id: string, isWaiting: boolean) => boolean,
): readonly TreeRow[] => [
  { kind: 'group', id: group.id, level, group },
  ...(isOpen(group.id, group.waiting > 0)
    ? group.units.map((unit): TreeRow => ({ kind: 'unit', id: unit.piece.id, level: level + 1, unit }))
    : []),
];

/** Open groups are shown from the top down; while units wait, several groups on the board share one line. */
export const listTreeRows = (
  groups: readonly TreeGroup[],
  isOpen: (id: string, isWaiting: boolean) => boolean,
): readonly TreeRow[] => {
  const waiting = groups.filter(group => group.waiting > 0);
  const deployed = groups.filter(group => group.waiting === 0);
  const isFolded = waiting.length > 0 && deployed.length > 1;
  const level = isFolded ? 2 : 1;
  const rows = deployed.flatMap(group => rowsOfGroup(group, level, isOpen));
  return [
    ...waiting.flatMap(group => rowsOfGroup(group, 1, isOpen)),
    ...(isFolded ? [{ kind: 'deployed', id: DEPLOYED, level: 1, groups: deployed } as const] : []),
    ...(isFolded && !isOpen(DEPLOYED, false) ? [] : rows),
  ];
};

/** All units of a row: a group means those to deploy, or all when none waits. */
export const piecesOfRow = (row: TreeRow): readonly string[] => {
  if (row.kind === 'unit') return [row.id];
  const units = (row.kind === 'group' ? [row.group] : row.groups).flatMap(group => group.units);
  const waiting = units.filter(({ isWaiting }) => isWaiting);
  return (waiting.length > 0 ? waiting : units).map(({ piece }) => piece.id);
};

export interface PickKeys {
  readonly isRange: boolean;
  readonly isAdding: boolean;
}

/** What is picked after a click on a row: it alone, with Control it more or less, with Shift all units from the anchor to it. */
export const pickRow = (
  rows: readonly TreeRow[],
  picked: readonly string[],
  anchor: string | null,
  row: TreeRow,
  { isRange, isAdding }: PickKeys,
): readonly string[] => {
  if (isRange && anchor !== null) return pickRange(rows, picked, anchor, row, isAdding);
  const ids = piecesOfRow(row);
  if (!isAdding) return ids;
  const isAllPicked = ids.every(id => picked.includes(id));
  return isAllPicked
    ? picked.filter(id => !ids.includes(id))
    : [...picked, ...ids.filter(id => !picked.includes(id))];
};

const pickRange = (
  rows: readonly TreeRow[],
  picked: readonly string[],
  anchor: string,
  row: TreeRow,
  isAdding: boolean,
): readonly string[] => {
  const ends = [rows.findIndex(({ id }) => id === anchor), rows.indexOf(row)];
  const range = rows.slice(Math.max(0, Math.min(...ends)), Math.max(...ends) + 1);
  const units = range.filter(({ kind }) => kind === 'unit').map(({ id }) => id);
  const ids = units.length > 0 ? units : piecesOfRow(row);
  return isAdding ? [...new Set([...picked, ...ids])] : ids;
};
