'use client';

import { memo, useMemo } from 'react';
import { useEditor, useValue } from 'tldraw';
import { Counter } from '@/components/board/counter';
import { outlineOf, toSvgPoints } from '@/lib/editor/board/place-outlines';
import type { Board } from '@/lib/geometry/board';
import { useInteraction, useStudioState } from '../../session/studio-context';
import { PeopleMarks } from '../../together/people-marks';
import { NameField } from '../names/name-field';
import { NameHandles } from '../names/name-handles';
import { DeployGhosts } from '../pieces/deploy-ghosts';
import { FaceHandle } from '../pieces/face-handle';
import { LineHandles } from '../pieces/line-handles';
import { Ruler } from '../tools/ruler';
import { SelectedShape, UnfinishedShape } from '../tools/shape-marks';
import { ProposalMarks } from '../underlay/proposal-marks';
import styles from './canvas-overlays.module.css';
import { ProblemRing } from './problem-ring';

interface MarkProps {
  readonly board: Board | undefined;
  readonly kind: 'aim' | 'trail';
}

/** A long stroke has hundreds of them: only new ones are created, and none looks at the store itself. */
const PlaceMark = memo(({ board, place, kind }: MarkProps & { readonly place: string }) => {
  const outline = outlineOf(board, place);
  if (!outline) return null;
  const points = toSvgPoints(outline);
  if (outline.length === 2)
    return (
      <g data-side={place} data-mark={kind}>
        <polyline className={styles.sideCasing} points={points} />
        <polyline className={styles.side} points={points} />
      </g>
    );
  return <polygon className={styles[kind]} points={points} data-mark={kind} />;
});

const PlaceMarks = ({ places, ...mark }: MarkProps & { readonly places: readonly string[] }) =>
  places.map(place => <PlaceMark key={place} place={place} {...mark} />);

/** What the brush would touch, and what it has touched that is not yet in the picture. */
const BrushMarks = () => {
  const board = useStudioState(({ derived }) => derived.position?.board);
  const aim = useInteraction(state => state.aim);
  const trail = useInteraction(state => state.trail);
  const pending = useInteraction(state => state.pendingTiles);
  return (
    <>
      <PlaceMarks board={board} places={pending} kind="trail" />
      <PlaceMarks board={board} places={trail} kind="trail" />
      <PlaceMarks board={board} places={aim} kind="aim" />
    </>
  );
};

/** The counters as they would stand. */
const GhostCounters = () => {
  const ghost = useInteraction(state => state.ghost);
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

/** Over the counters, in board units: everything that shows what the pointer is about to do. */
export const CanvasOverlays = () => {
  const editor = useEditor();
  const zoom = useValue('zoom', () => editor.getZoomLevel(), [editor]);
  const isSelecting = useStudioState(({ tool }) => tool.type === 'select');
  const hasGhost = useInteraction(({ ghost }) => ghost !== null);
  return (
    <>
      <GhostCounters />
      <DeployGhosts />
      <svg className={styles.marks} width="1" height="1" aria-hidden="true">
        <ProposalMarks />
        <BrushMarks />
        <UnfinishedShape zoom={zoom} />
        <Ruler zoom={zoom} />
        <ProblemRing zoom={zoom} />
        {isSelecting && !hasGhost && <SelectedShape zoom={zoom} />}
        {isSelecting && !hasGhost && <FaceHandle zoom={zoom} />}
        <LineHandles zoom={zoom} />
        <NameHandles zoom={zoom} />
      </svg>
      <NameField zoom={zoom} />
      <PeopleMarks zoom={zoom} />
    </>
  );
};
