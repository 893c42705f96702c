'use client';

import { useMemo } from 'react';
import { applyChanges } from '@/lib/documents/change';
import type { QuickFix } from '@/lib/game/check/check';
import { parseDocument } from '@/lib/game/check/check-document';
import type { AnySystem } from '@/lib/game/contract/game-system';
import type { PieceBox, Position } from '@/lib/game/contract/position';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import { marginsOf } from '@/lib/game/view/draw-picture';
import { useStudioState } from '../../session/studio-context';
import styles from './fix-ghosts.module.css';

interface SheetSize {
  readonly width: number;
  readonly height: number;
}

interface FixGhost {
  readonly id: string;
  readonly from: PieceBox | null;
  readonly to: PieceBox | null;
}

const applyFixToPosition = (
  system: AnySystem,
  scenario: ScenarioBase,
  { changes }: QuickFix,
): Position | null => {
  const { document } = parseDocument(system.documents.scenario, applyChanges<unknown>(scenario, changes));
  return document && system.setUp(document);
};

/** The counters that a fix would move; those that only make room within a space are left out. */
const findGhosts = (before: Position, after: Position): readonly FixGhost[] => {
  const later = new Map(after.pieces.map(piece => [piece.id, piece]));
  return before.pieces.flatMap(({ id, space, box }) => {
    const piece = later.get(id);
    return piece?.space === space ? [] : [{ id, from: box, to: piece?.box ?? null }];
  });
};

const useGhosts = (): readonly FixGhost[] => {
  const fix = useStudioState(state => state.previewedFix);
  const reading = useStudioState(state => state.derived);
  const system = useStudioState(({ rules }) => rules.system);
  return useMemo(() => {
    if (!fix || !reading.scenario || !reading.position) return [];
    const after = applyFixToPosition(system, reading.scenario, fix);
    return after ? findGhosts(reading.position, after) : [];
  }, [fix, reading, system]);
};

const GhostFrame = ({ box, className }: { readonly box: PieceBox; readonly className?: string }) => {
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

const GhostOnMap = ({ from, to }: FixGhost) => (
  <g>
    {from && <GhostFrame box={from} className={styles.leaving} />}
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
    {to && <GhostFrame box={to} className={styles.arriving} />}
  </g>
);

/** What a fix would do to the map, before it is taken. */
export const FixGhosts = ({ sheet }: { readonly sheet: SheetSize }) => {
  const ghosts = useGhosts();
  const board = useStudioState(({ derived }) => derived.position?.board);
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
