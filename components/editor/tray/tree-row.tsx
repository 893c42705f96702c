'use client';

import { useTranslations } from 'next-intl';
import { type MouseEvent, useMemo } from 'react';
import { Counter } from '@/components/board/counter';
import { Button } from '@/components/ui/controls/button';
import { useSay } from '@/components/words/use-say';
import type { TreeRow, TreeUnit } from '@/lib/editor/deploy/army-tree';
import { piecesOfRow } from '@/lib/editor/deploy/army-tree';
import { useStudioState } from '../session/studio-context';
import { CarriedCounter } from './carried-counter';
import styles from './tray.module.css';
import { useCarrySet } from './use-carry-set';

export interface RowProps<Row extends TreeRow = TreeRow> {
  readonly row: Row;
  readonly isOpen: boolean;
  readonly isFocused: boolean;
  readonly onPick: (event: MouseEvent) => void;
  readonly onFold: () => void;
}

type HeadRow = Exclude<TreeRow, { kind: 'unit' }>;
type UnitRow = Extract<TreeRow, { kind: 'unit' }>;

const Chevron = ({ isOpen }: { readonly isOpen: boolean }) => (
  <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
    <path d={isOpen ? 'M3 6l5 5 5-5' : 'M6 3l5 5-5 5'} fill="none" stroke="currentColor" strokeWidth="1.4" />
  </svg>
);

/** "Prussian line 3": pieces of one name are numbered. */
export const useUnitName = (): ((unit: TreeUnit) => string) => {
  const words = useTranslations('deploy.tray');
  return ({ piece, number }) =>
    number === null ? piece.name : words('numbered', { name: piece.name, number });
};

const useHeadTitle = (row: HeadRow): string => {
  const say = useSay();
  const words = useTranslations('deploy.tray');
  if (row.kind === 'deployed') return words('deployed-groups', { count: row.groups.length });
  const { name } = row.group;
  return typeof name === 'string' ? name : say(name);
};

const HeadCount = ({ row }: { readonly row: HeadRow }) => {
  const words = useTranslations('deploy.tray');
  if (row.kind === 'deployed')
    return words('units', { count: row.groups.reduce((sum, { units }) => sum + units.length, 0) });
  const { waiting, units } = row.group;
  return waiting > 0 ? words('to-deploy', { count: waiting }) : words('count', { count: units.length });
};

const useIsPicked = (ids: readonly string[]): boolean =>
  useStudioState(({ selection }) => ids.length > 0 && ids.every(id => selection.pieces.includes(id)));

/** A wing, or all that are deployed: a click picks its units, the mark before it folds it. */
const HeadRowView = ({ row, isOpen, isFocused, onPick, onFold }: RowProps<HeadRow>) => {
  const title = useHeadTitle(row);
  const isPicked = useIsPicked(piecesOfRow(row));
  const waiting = row.kind === 'group' ? row.group.waiting : 0;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree has the keys of all its rows.
    <div
      role="treeitem"
      aria-level={row.level}
      aria-expanded={isOpen}
      aria-selected={isPicked}
      aria-label={title}
      tabIndex={isFocused ? 0 : -1}
      data-row={row.id}
      className={styles.head}
      onClick={onPick}
    >
      <Button
        look="bare"
        className={styles.fold}
        tabIndex={-1}
        aria-hidden="true"
        onClick={event => {
          event.stopPropagation();
          onFold();
        }}
      >
        <Chevron isOpen={isOpen} />
      </Button>
      <span>{title}</span>
      <small data-waiting={waiting > 0 || undefined}>
        <HeadCount row={row} />
      </small>
    </div>
  );
};

const UnitRowView = ({ row: { level, unit }, isFocused, onPick }: RowProps<UnitRow>) => {
  const say = useSay();
  const words = useTranslations('deploy.tray');
  const nameOf = useUnitName();
  const { piece, isWaiting } = unit;
  const ids = useMemo(() => [piece.id], [piece.id]);
  const isPicked = useIsPicked(ids);
  const count = useStudioState(({ selection }) => (isPicked ? selection.pieces.length : 1));
  const isInvalid = useStudioState(({ derived }) => derived.invalid.pieces.includes(piece.id));
  const { spot, handlers } = useCarrySet(ids);
  const face = useMemo(() => ({ ...piece.face, lead: false, shadow: false }), [piece.face]);
  const where = isWaiting ? words('waiting') : (piece.space ?? '');
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree has the keys of all its rows.
    <div
      role="treeitem"
      aria-level={level}
      aria-selected={isPicked}
      aria-label={words('unit', { name: nameOf(unit), words: say(piece.words), where })}
      tabIndex={isFocused ? 0 : -1}
      data-row={piece.id}
      data-carry={piece.id}
      data-waiting={isWaiting || undefined}
      data-invalid={isInvalid || undefined}
      className={styles.unit}
      title={say(piece.words)}
      onClick={onPick}
      {...handlers}
    >
      <span className={styles.tick}>{isPicked && '✓'}</span>
      <Counter face={face} size={24} />
      <span>{nameOf(unit)}</span>
      <small>{!isWaiting && piece.space}</small>
      <CarriedCounter face={face} spot={spot} count={count} />
    </div>
  );
};

export const TreeRowView = (props: RowProps) =>
  props.row.kind === 'unit' ? (
    <UnitRowView {...props} row={props.row} />
  ) : (
    <HeadRowView {...props} row={props.row} />
  );
