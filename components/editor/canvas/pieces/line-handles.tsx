'use client';

import { type PointerEvent, useMemo, useState } from 'react';
import { useEditor } from 'tldraw';
import { spaceUnder } from '@/lib/editor/board/drop-target';
import { stretchLineUp } from '@/lib/editor/deploy/deploy-edits';
import { type ShownLine, shownLineOf } from '@/lib/editor/deploy/line-ends';
import type { Point } from '@/lib/geometry/board';
import { useStudio, useStudioState } from '../../session/studio-context';
import styles from '../overlays/canvas-overlays.module.css';

/** What is dragged: an end, or the whole line by its middle. */
type Grip = 0 | 1 | 'middle';

const GRIPS: readonly Grip[] = [0, 'middle', 1];

/** The line as shown; it stays the same value while nothing about it changes. */
export const useShownLine = (): ShownLine | null => {
  const { store } = useStudio();
  const deploying = useStudioState(state => state.deploying);
  const scenario = useStudioState(({ derived }) => derived.scenario);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the state only these two decide where the line lies.
  return useMemo(() => shownLineOf(store.getState()), [store, deploying, scenario]);
};

const useDrag = (line: ShownLine | null) => {
  const editor = useEditor();
  const { store } = useStudio();
  const [dragged, setDragged] = useState<Grip | null>(null);
  const moveTo = (to: Point): void => {
    if (!line || dragged === null) return;
    const board = store.getState().derived.position?.board;
    const space = dragged === 'middle' && board?.kind === 'spaces' ? spaceUnder(board, to) : null;
    const ends = dragged === 'middle' ? line.moveMiddle(to) : line.moveEnd(dragged, to);
    store.update(state => stretchLineUp(state, ends, space));
  };
  return {
    begin: (grip: Grip) => (event: PointerEvent<SVGGElement>) => {
      if (event.button !== 0) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged(grip);
    },
    move: (event: PointerEvent<SVGGElement>) => {
      if (dragged === null) return;
      event.stopPropagation();
      const { x, y } = editor.screenToPage({ x: event.clientX, y: event.clientY });
      moveTo([x, y]);
    },
    end: (event: PointerEvent<SVGGElement>) => {
      event.stopPropagation();
      setDragged(null);
    },
  };
};

const pointOf = ({ ends: [left, right] }: ShownLine, grip: Grip): Point =>
  grip === 'middle' ? [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2] : grip === 0 ? left : right;

/** The ends of a line of battle that is shown, and its middle: dragged, they say how far it reaches and where it lies. */
export const LineHandles = ({ zoom }: { readonly zoom: number }) => {
  const line = useShownLine();
  const drag = useDrag(line);
  if (!line) return null;
  const [[ax, ay], [bx, by]] = line.ends;
  return (
    <>
      <line className={styles.stem} x1={ax} y1={ay} x2={bx} y2={by} strokeWidth={1.6 / zoom} />
      {GRIPS.map(grip => {
        const [x, y] = pointOf(line, grip);
        return (
          <g
            key={grip}
            className={styles.handle}
            data-handle={grip === 'middle' ? 'line-middle' : 'line-end'}
            transform={`translate(${x} ${y}) scale(${1 / zoom})`}
            onPointerDown={drag.begin(grip)}
            onPointerMove={drag.move}
            onPointerUp={drag.end}
            onPointerCancel={drag.end}
          >
            <circle className={styles.grip} r="16" />
            <circle className={styles.ring} r={grip === 'middle' ? 6 : 9} />
          </g>
        );
      })}
    </>
  );
};
