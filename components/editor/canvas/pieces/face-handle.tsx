'use client';

import { type PointerEvent, useMemo, useRef, useState } from 'react';
import { useEditor } from 'tldraw';
import { facePieces, shiftPieces } from '@/lib/editor/edits/piece-edits';
import type { StudioState } from '@/lib/editor/session/state';
import type { Piece } from '@/lib/game/contract/position';
import type { Point } from '@/lib/geometry/board';
import { useStudio, useStudioState } from '../../session/studio-context';
import styles from '../overlays/canvas-overlays.module.css';

interface Pivot {
  readonly centre: Point;
  readonly reach: number;
  readonly heading: number;
}

/** The handle stands before the chosen counters, where they look. */
export const pivotOf = (chosen: readonly Piece[]): Pivot | null => {
  const facing = chosen.filter(({ box, heading }) => box !== null && heading !== null);
  const boxes = facing.flatMap(({ box }) => (box ? [box] : []));
  const heading = facing[0]?.heading;
  if (boxes.length === 0 || heading === null || heading === undefined) return null;
  const [xs, ys] = [boxes.map(({ centre }) => centre[0]), boxes.map(({ centre }) => centre[1])];
  const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  const centre: Point = [middle(xs), middle(ys)];
  const [ux, uy] = directionOf(heading);
  const reach = Math.max(
    ...boxes.map(({ centre: [x, y], size }) => (x - centre[0]) * ux + (y - centre[1]) * uy + size / 2),
  );
  return { centre, reach, heading };
};

/**
 * In front of all that stand with the selected pieces, so that the handle covers none of them; the first selected
 * piece gives the direction.
 */
const withCompanions = (pieces: readonly Piece[], ids: readonly string[]): readonly Piece[] => {
  const chosen = pieces.filter(({ id }) => ids.includes(id));
  const standsWith = ({ space, seat }: Piece): boolean =>
    space !== null && chosen.some(piece => piece.space === space && piece.seat === seat);
  return [...chosen, ...pieces.filter(piece => !ids.includes(piece.id) && standsWith(piece))];
};

const directionOf = (heading: number): Point => {
  const turn = (heading * Math.PI) / 180;
  return [Math.sin(turn), -Math.cos(turn)];
};

export const headingTo = ([cx, cy]: Point, [x, y]: Point): number =>
  ((Math.atan2(x - cx, cy - y) * 180) / Math.PI + 360) % 360;

/** On an open table pieces turn freely; on spaces as the book lets them face. */
const canTurn = ({ rules, derived, dragging }: StudioState): boolean => {
  const { setHeading, shift } = rules.system.editing;
  if (dragging || derived.isMalformed) return false;
  return derived.position?.board.kind === 'table' ? shift !== undefined : setHeading !== undefined;
};

const STEP = 5;

const turnPieces = (state: StudioState, from: number, to: number, key: string): StudioState => {
  if (state.derived.position?.board.kind !== 'table') return facePieces(state, to, key);
  return shiftPieces(state, [0, 0], ((to - from + 540) % 360) - 180, key);
};

interface Turning extends Pivot {
  readonly key: string;
}

let turns = 0;

export const FaceHandle = ({ zoom }: { readonly zoom: number }) => {
  const editor = useEditor();
  const { store } = useStudio();
  const isOffered = useStudioState(canTurn);
  const ids = useStudioState(({ selection }) => selection.pieces);
  const position = useStudioState(({ derived }) => derived.position);
  const standing = useMemo(
    () => pivotOf(position ? withCompanions(position.pieces, ids) : []),
    [ids, position],
  );
  const [turning, setTurning] = useState<Turning | null>(null);
  const last = useRef(0);
  const pivot = turning ?? standing;
  if (!isOffered || !pivot) return null;
  const { centre, reach, heading } = pivot;
  const [ux, uy] = directionOf(heading);
  const at = (away: number): Point => [centre[0] + ux * away, centre[1] + uy * away];
  const [x, y] = at(reach + 30 / zoom);
  const [fromX, fromY] = at(reach + 6 / zoom);
  const onPointerDown = (event: PointerEvent<SVGGElement>): void => {
    if (event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    turns += 1;
    last.current = heading;
    setTurning({ ...pivot, key: `turn ${turns}` });
  };
  const onPointerMove = (event: PointerEvent<SVGGElement>): void => {
    if (!turning) return;
    event.stopPropagation();
    const point = editor.screenToPage({ x: event.clientX, y: event.clientY });
    const newHeading = Math.round(headingTo(turning.centre, [point.x, point.y]) / STEP) * STEP;
    setTurning({ ...turning, heading: newHeading });
    if (newHeading === last.current) return;
    store.update(state => turnPieces(state, last.current, newHeading, turning.key));
    last.current = newHeading;
  };
  const onEnd = (event: PointerEvent<SVGGElement>): void => {
    event.stopPropagation();
    setTurning(null);
  };
  return (
    <g
      className={styles.handle}
      data-handle="turn"
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onEnd}
      onPointerCancel={onEnd}
    >
      <line className={styles.stem} x1={fromX} y1={fromY} x2={x} y2={y} strokeWidth={1.6 / zoom} />
      <g transform={`translate(${x} ${y}) scale(${1 / zoom}) rotate(${heading})`}>
        <circle className={styles.grip} r="16" />
        <circle className={styles.ring} r="9" />
        <path className={styles.arrow} d="M-4 2.500 0 -3.500 4 2.500" />
      </g>
    </g>
  );
};
