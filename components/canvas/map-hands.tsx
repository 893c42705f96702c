'use client';

import { useMemo } from 'react';
import { useEditor, useValue } from 'tldraw';
import { useStudioState } from '@/components/studio/studio-context';
import { Counter } from './counter';
import { FaceHandle } from './face-handle';
import { useHand } from './hand-state';
import styles from './hands.module.css';
import { outlineOf, pointsOf } from './places';
import { Ruler } from './ruler';
import { ChosenShape, ShapeInTheMaking } from './shape-marks';

const Places = ({ places, kind }: { readonly places: readonly string[]; readonly kind: 'aim' | 'trail' }) => {
  const board = useStudioState(({ reading }) => reading.position?.board);
  return places.map(place => {
    const outline = outlineOf(board, place);
    if (!outline) return null;
    const points = pointsOf(outline);
    if (outline.length === 2)
      return (
        <g key={place} data-side={place} data-hand={kind}>
          <polyline className={styles.sideCasing} points={points} />
          <polyline className={styles.side} points={points} />
        </g>
      );
    return <polygon key={place} className={styles[kind]} points={points} data-hand={kind} />;
  });
};

/** What the brush would touch, and what it has touched that is not yet in the picture. */
const BrushMarks = () => {
  const aim = useHand(state => state.aim);
  const trail = useHand(state => state.trail);
  const wet = useHand(state => state.wet);
  return (
    <>
      <Places places={wet} kind="trail" />
      <Places places={trail} kind="trail" />
      <Places places={aim} kind="aim" />
    </>
  );
};

/** The counters as they would stand. */
const GhostCounters = () => {
  const ghost = useHand(state => state.ghost);
  const pieces = useMemo(
    () => ghost?.position.pieces.filter(({ id }) => ghost.pieces.length === 0 || ghost.moved.has(id)) ?? [],
    [ghost],
  );
  return pieces.map(({ id, box, face }) =>
    box ? (
      <div
        key={id}
        className={styles.ghostCounter}
        data-ghost={id}
        style={{ left: box.centre[0] - box.size / 2, top: box.centre[1] - box.size / 2 }}
      >
        <Counter face={face} size={box.size} margin={0} />
      </div>
    ) : null,
  );
};

/** Over the counters, in board units: everything that shows what the hand is about to do. */
export const MapHands = () => {
  const editor = useEditor();
  const zoom = useValue('zoom', () => editor.getZoomLevel(), [editor]);
  const isSelecting = useStudioState(({ tool }) => tool.type === 'select');
  const hasGhost = useHand(({ ghost }) => ghost !== null);
  return (
    <>
      <GhostCounters />
      <svg className={styles.marks} width="1" height="1" aria-hidden="true">
        <BrushMarks />
        <ShapeInTheMaking zoom={zoom} />
        <Ruler zoom={zoom} />
        {isSelecting && !hasGhost && <ChosenShape zoom={zoom} />}
        {isSelecting && !hasGhost && <FaceHandle zoom={zoom} />}
      </svg>
    </>
  );
};
