'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type MouseEvent, type RefObject, useMemo, useRef, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { useSay } from '@/components/words/use-say';
import {
  filterTree,
  listTreeRows,
  makeArmyTree,
  pickRow,
  type TreeGroup,
  type TreeRow,
} from '@/lib/editor/deploy/army-tree';
import { selectAndReveal } from '@/lib/editor/session/state';
import type { Seat } from '@/lib/game/contract/game-system';
import { useStudio, useStudioState } from '../session/studio-context';
import styles from './tray.module.css';
import { TreeRowView, useUnitName } from './tree-row';

const NO_GROUPS: readonly TreeGroup[] = [];

const useTree = (seat: string): readonly TreeGroup[] => {
  const system = useStudioState(({ rules }) => rules.system);
  const scenario = useStudioState(({ derived }) => derived.scenario);
  const position = useStudioState(({ derived }) => derived.position);
  return useMemo(
    () => (scenario && position ? makeArmyTree(system, scenario, position, seat) : NO_GROUPS),
    [system, scenario, position, seat],
  );
};

/** Units by their own name, what they are, or the name of their wing. */
const useFound = (groups: readonly TreeGroup[], text: string): readonly TreeGroup[] => {
  const say = useSay();
  const nameOf = useUnitName();
  const wanted = text.trim().toLocaleLowerCase();
  if (wanted === '') return groups;
  return filterTree(groups, (unit, { name }) =>
    [nameOf(unit), say(unit.piece.words), typeof name === 'string' ? name : say(name)].some(words =>
      words.toLocaleLowerCase().includes(wanted),
    ),
  );
};

interface Folds {
  readonly isOpen: (id: string, isWaiting: boolean) => boolean;
  readonly turn: (id: string) => void;
}

/** Open are the groups with units to deploy, and what the author unfolded. */
const useFolds = (isSearching: boolean): Folds => {
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const isOpen = (id: string, isWaiting: boolean): boolean => isSearching || isWaiting !== turned.has(id);
  const turn = (id: string): void =>
    setTurned(before => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  return { isOpen, turn };
};

const isOpenRow = (row: TreeRow, isOpen: (id: string, isWaiting: boolean) => boolean): boolean =>
  row.kind !== 'unit' && isOpen(row.id, row.kind === 'group' && row.group.waiting > 0);

/** The row above that a row belongs to. */
const parentOf = (rows: readonly TreeRow[], index: number): number => {
  const level = rows[index]?.level ?? 1;
  return rows.slice(0, index).findLastIndex(row => row.level < level);
};

interface TreeHand {
  readonly focused: number;
  readonly onPick: (index: number, row: TreeRow, event: MouseEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Picking and going through the rows, by pointer and keys. */
const useTreeHand = (
  root: RefObject<HTMLDivElement | null>,
  rows: readonly TreeRow[],
  { isOpen, turn }: Folds,
): TreeHand => {
  const { store } = useStudio();
  const [focus, setFocus] = useState(0);
  const anchor = useRef<string | null>(null);
  const focused = Math.min(focus, rows.length - 1);
  const pick = (row: TreeRow, isRange: boolean, isAdding: boolean): void => {
    store.update(state => {
      const picked = state.selection.pieces;
      return selectAndReveal(state, pickRow(rows, picked, anchor.current, row, { isRange, isAdding }));
    });
    if (!isRange) anchor.current = row.id;
  };
  const goTo = (index: number, isRange: boolean): void => {
    const next = Math.max(0, Math.min(rows.length - 1, index));
    const row = rows[next];
    if (!row) return;
    setFocus(next);
    root.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(row.id)}"]`)?.focus();
    if (isRange) pick(row, true, false);
  };
  const unfold = (row: TreeRow, wanted: boolean, otherwise: number): void => {
    if (row.kind !== 'unit' && isOpenRow(row, isOpen) !== wanted) turn(row.id);
    else if (otherwise >= 0) goTo(otherwise, false);
  };
  const act = (event: KeyboardEvent, row: TreeRow): boolean => {
    const { key, shiftKey, ctrlKey } = event;
    if (key === 'ArrowDown') goTo(focused + 1, shiftKey);
    else if (key === 'ArrowUp') goTo(focused - 1, shiftKey);
    else if (key === 'Home') goTo(0, shiftKey);
    else if (key === 'End') goTo(rows.length - 1, shiftKey);
    else if (key === 'ArrowRight') unfold(row, true, focused + 1);
    else if (key === 'ArrowLeft') unfold(row, false, parentOf(rows, focused));
    else if (key === ' ' || key === 'Enter') pick(row, shiftKey, key === ' ' || ctrlKey);
    else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const row = rows[focused];
    if (!row || event.defaultPrevented) return;
    if (!act(event, row)) return;
    event.preventDefault();
  };
  const onPick = (index: number, row: TreeRow, event: MouseEvent): void => {
    setFocus(index);
    pick(row, event.shiftKey, event.ctrlKey || event.metaKey);
  };
  return { focused, onPick, onKeyDown };
};

interface TreeProps {
  readonly seat: Seat;
  readonly search: string;
  readonly onClearSearch: () => void;
}

/** The army of a side: wings with their units, picked by pointer or keys. */
export const ArmyTree = ({ seat, search, onClearSearch }: TreeProps) => {
  const words = useTranslations('deploy.tray');
  const root = useRef<HTMLDivElement>(null);
  const groups = useTree(seat.id);
  const found = useFound(groups, search);
  const folds = useFolds(search.trim() !== '');
  const { isOpen, turn } = folds;
  const rows = listTreeRows(found, isOpen);
  const { focused, onPick, onKeyDown } = useTreeHand(root, rows, folds);
  if (groups.length === 0) return <p className={styles.beginning}>{words('none')}</p>;
  if (rows.length === 0)
    return (
      <p className={styles.beginning}>
        {words('nothing-found', { text: search })} <Button onClick={onClearSearch}>{words('clear')}</Button>
      </p>
    );
  return (
    <div
      ref={root}
      role="tree"
      tabIndex={-1}
      aria-multiselectable="true"
      aria-label={words('tree', { side: seat.name })}
      data-own-arrows
      className={styles.tree}
      onKeyDown={onKeyDown}
    >
      {rows.map((row, index) => (
        <TreeRowView
          key={row.id}
          row={row}
          isOpen={isOpenRow(row, isOpen)}
          isFocused={index === focused}
          onPick={event => onPick(index, row, event)}
          onFold={() => turn(row.id)}
        />
      ))}
    </div>
  );
};
