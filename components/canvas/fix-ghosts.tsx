'use client';

import { useMemo } from 'react';
import { useStudioState } from '@/components/studio/studio-context';
import { applyChanges } from '@/lib/documents/change';
import type { QuickFix } from '@/lib/game/check';
import { readShape } from '@/lib/game/check-document';
import type { AnySystem } from '@/lib/game/game-system';
import { marginsOf } from '@/lib/game/picture';
import type { Box, Position } from '@/lib/game/position';
import type { ScenarioBase } from '@/lib/game/scenario-base';
import styles from './fix-ghosts.module.css';

interface SheetSize {
  readonly width: number;
  readonly height: number;
}

interface Ghost {
  readonly id: string;
  readonly from: Box | null;
  readonly to: Box | null;
}

const positionAfter = (system: AnySystem, scenario: ScenarioBase, { changes }: QuickFix): Position | null => {
  const { document } = readShape(system.documents.scenario, applyChanges<unknown>(scenario, changes));
  return document && system.setUp(document);
};

/** The counters that a fix would move; those that only make room within a space stay out of it. */
const ghostsBetween = (before: Position, after: Position): readonly Ghost[] => {
  const later = new Map(after.pieces.map(piece => [piece.id, piece]));
  return before.pieces.flatMap(({ id, space, box }) => {
    const piece = later.get(id);
    return piece?.space === space ? [] : [{ id, from: box, to: piece?.box ?? null }];
  });
};

const useGhosts = (): readonly Ghost[] => {
  const fix = useStudioState(state => state.fixShown);
  const reading = useStudioState(state => state.reading);
  const system = useStudioState(({ judge }) => judge.system);
  return useMemo(() => {
    if (!fix || !reading.scenario || !reading.position) return [];
    const after = positionAfter(system, reading.scenario, fix);
    return after ? ghostsBetween(reading.position, after) : [];
  }, [fix, reading, system]);
};

const Frame = ({ box, className }: { readonly box: Box; readonly className?: string }) => {
  const { centre, size } = box;
  return (
    <rect
      className={className}
      x={centre[0] - size / 2}
      y={centre[1] - size / 2}
      width={size}
      height={size}
      rx={4}
    />
  );
};

const GhostOnMap = ({ from, to }: Ghost) => (
  <g>
    {from && <Frame box={from} className={styles.leaving} />}
    {from && to && (
      <>
        <line
          className={styles.casing}
          x1={from.centre[0]}
          y1={from.centre[1]}
          x2={to.centre[0]}
          y2={to.centre[1]}
        />
        <line
          className={styles.way}
          x1={from.centre[0]}
          y1={from.centre[1]}
          x2={to.centre[0]}
          y2={to.centre[1]}
        />
      </>
    )}
    {to && <Frame box={to} className={styles.arriving} />}
  </g>
);

/** What a fix would do to the map, before it is taken. */
export const FixGhosts = ({ sheet }: { readonly sheet: SheetSize }) => {
  const ghosts = useGhosts();
  const board = useStudioState(({ reading }) => reading.position?.board);
  if (ghosts.length === 0 || !board) return null;
  const [x, y] = marginsOf(sheet, board);
  return (
    <svg
      className={styles.ghosts}
      data-fix-ghosts={ghosts.length}
      aria-hidden="true"
      width={sheet.width}
      height={sheet.height}
      viewBox={`${-x} ${-y} ${sheet.width} ${sheet.height}`}
    >
      {ghosts.map(ghost => (
        <GhostOnMap key={ghost.id} {...ghost} />
      ))}
    </svg>
  );
};
