'use client';

import { useTranslations } from 'next-intl';
import { type PointerEvent, useState } from 'react';
import { useEditor } from 'tldraw';
import { toSvgPoints } from '@/lib/editor/board/place-outlines';
import { isClosed, setShapePoints, shapeById } from '@/lib/editor/edits/map/shape-edits';
import type { BoardShape } from '@/lib/game/contract/position';
import type { Point } from '@/lib/geometry/board';
import { useInteraction, useStudio, useStudioState } from '../../session/studio-context';
import styles from '../overlays/canvas-overlays.module.css';

/** The shape in the making, with the corner that hangs on the pointer. */
export const UnfinishedShape = ({ zoom }: { readonly zoom: number }) => {
  const corners = useInteraction(state => state.corners);
  if (corners.length === 0) return null;
  return (
    <g data-mark="corners">
      <polyline className={styles.sideCasing} points={toSvgPoints(corners)} />
      <polyline className={styles.outline} points={toSvgPoints(corners)} />
      {corners.map(([x, y], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: corners have no other identity than their order.
        <circle key={index} className={styles.corner} cx={x} cy={y} r={4 / zoom} />
      ))}
    </g>
  );
};

type MovePoints = (points: readonly Point[], by: Point) => readonly Point[];

const movePoint = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx, y + dy];

const moveCorner =
  (corner: number): MovePoints =>
  (points, by) =>
    points.map((point, index) => (index === corner ? movePoint(point, by) : point));

const moveAllCorners: MovePoints = (points, by) => points.map(point => movePoint(point, by));

/** Halfway to the next corner a new one can be pulled out. */
const insertCorner =
  (after: number): MovePoints =>
  (points, by) => {
    const [from, to] = [points[after], points[(after + 1) % points.length]];
    if (!from || !to) return points;
    return points.toSpliced(after + 1, 0, movePoint(halfway(from, to), by));
  };

const halfway = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

interface ShapeDrag {
  readonly from: Point;
  readonly by: Point;
  readonly reach: MovePoints;
}

/** Drags a shape or its corners; the document changes when the pointer is released. */
const useShapeDrag = (shape: BoardShape | undefined) => {
  const editor = useEditor();
  const { store } = useStudio();
  const [pull, setPull] = useState<ShapeDrag | null>(null);
  const pageOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { x, y } = editor.screenToPage({ x: clientX, y: clientY });
    return [x, y];
  };
  const pulledBy = (reach: MovePoints) => ({
    onPointerDown: (event: PointerEvent<SVGElement>): void => {
      if (event.button !== 0) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      setPull({ from: pageOf(event), by: [0, 0], reach });
    },
    onPointerMove: (event: PointerEvent<SVGElement>): void => {
      if (!pull) return;
      event.stopPropagation();
      const [x, y] = pageOf(event);
      setPull({ ...pull, by: [x - pull.from[0], y - pull.from[1]] });
    },
    onPointerUp: (event: PointerEvent<SVGElement>): void => {
      event.stopPropagation();
      setPull(null);
      if (shape && pull && (pull.by[0] !== 0 || pull.by[1] !== 0))
        store.update(state => setShapePoints(state, shape.id, pull.reach(shape.points, pull.by)));
    },
  });
  return { pull, pulledBy };
};

/** The chosen shape: pushed as a whole, or by its corners. */
export const SelectedShape = ({ zoom }: { readonly zoom: number }) => {
  const words = useTranslations('canvas.handle');
  const id = useInteraction(({ shape }) => shape);
  const shape = useStudioState(state => shapeById(state, id));
  const closed = useStudioState(state => shape !== undefined && isClosed(state, shape));
  const { pull, pulledBy } = useShapeDrag(shape);
  if (!shape) return null;
  const points = pull ? pull.reach(shape.points, pull.by) : shape.points;
  const Outline = closed ? 'polygon' : 'polyline';
  const edges = closed ? shape.points : shape.points.slice(0, -1);
  return (
    <g data-shape={shape.id}>
      <Outline className={styles.sideCasing} points={toSvgPoints(points)} />
      <Outline className={styles.outline} points={toSvgPoints(points)} />
      <Outline className={styles.push} points={toSvgPoints(points)} {...pulledBy(moveAllCorners)} />
      {edges.map((point, index) => {
        const [x, y] = halfway(point, shape.points[(index + 1) % shape.points.length] ?? point);
        return (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: edges have no other identity than their order.
            key={index}
            className={styles.halfway}
            data-busy={pull !== null || undefined}
            cx={x}
            cy={y}
            r={4 / zoom}
            {...pulledBy(insertCorner(index))}
          />
        );
      })}
      {points.map(([x, y], index) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: corners have no other identity than their order.
          key={index}
          className={styles.corner}
          aria-label={words('corner', { number: index + 1 })}
          cx={x}
          cy={y}
          r={6 / zoom}
          {...pulledBy(moveCorner(index))}
        />
      ))}
    </g>
  );
};
