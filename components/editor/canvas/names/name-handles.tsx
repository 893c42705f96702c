'use client';

import { useTranslations } from 'next-intl';
import { type PointerEvent, useMemo, useState } from 'react';
import { useEditor } from 'tldraw';
import { spaceUnder } from '@/lib/editor/board/drop-target';
import { beginName, moveName, namesOf, turnName, widthOfName } from '@/lib/editor/edits/name-edits';
import { setSelection } from '@/lib/editor/session/state';
import type { MapName } from '@/lib/game/contract/authoring/names';
import type { Point } from '@/lib/geometry/board';
import { useInteraction, useStudio, useStudioState } from '../../session/studio-context';
import { isPieceShape } from '../pieces/piece-shape';
import styles from './names.module.css';

/** How far a click may tremble, on the screen. */
const STILL = 4;

const usePagePoint = (): ((event: PointerEvent) => Point) => {
  const editor = useEditor();
  return ({ clientX, clientY }) => {
    const { x, y } = editor.screenToPage({ x: clientX, y: clientY });
    return [x, y];
  };
};

/** Whether the pointer would grab a counter that stands over the name. */
const useIsOverPiece = (): ((point: Point) => boolean) => {
  const editor = useEditor();
  return ([x, y]) => editor.getShapesAtPoint({ x, y }, { hitInside: true }).some(isPieceShape);
};

interface HandleProps {
  readonly name: MapName;
  readonly zoom: number;
}

/** A grabbed name moves with the pointer; a click on it selects what lies under it. */
const MoveHandle = ({ name, zoom }: HandleProps) => {
  const { store } = useStudio();
  const pointOf = usePagePoint();
  const isOverPiece = useIsOverPiece();
  const isNaming = useStudioState(({ tool }) => tool.type === 'brush');
  const [drag, setDrag] = useState<{ readonly from: Point; readonly to: Point } | null>(null);
  const { at, turn, lettering, text } = name;
  const width = widthOfName(name);
  const click = (point: Point): void =>
    store.update(state => {
      if (isNaming) return beginName(state, at);
      const { position } = state.derived;
      return position ? setSelection(state, [], spaceUnder(position.board, point)) : state;
    });
  const drop = (event: PointerEvent): void => {
    if (!drag) return;
    event.stopPropagation();
    setDrag(null);
    const by: Point = [drag.to[0] - drag.from[0], drag.to[1] - drag.from[1]];
    if (Math.hypot(...by) * zoom <= STILL) click(drag.from);
    else store.update(state => moveName(state, name, [at[0] + by[0], at[1] + by[1]]));
  };
  const moved: Point = drag ? [at[0] + drag.to[0] - drag.from[0], at[1] + drag.to[1] - drag.from[1]] : at;
  return (
    <g transform={`translate(${moved.join(' ')}) rotate(${turn})`} data-name={text}>
      {drag && (
        <text className={styles.dragged} textAnchor="middle" style={{ fontSize: lettering.size }}>
          {text}
        </text>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the inspector of the space writes the same name by keyboard. */}
      <rect
        className={styles.handle}
        x={-width / 2}
        y={-lettering.size}
        width={width}
        height={lettering.size * 1.3}
        onPointerDown={event => {
          const point = pointOf(event);
          if (event.button !== 0 || isOverPiece(point)) return;
          event.stopPropagation();
          event.currentTarget.setPointerCapture(event.pointerId);
          setDrag({ from: point, to: point });
        }}
        onPointerMove={event => drag && setDrag({ ...drag, to: pointOf(event) })}
        onPointerUp={drop}
        onPointerCancel={() => setDrag(null)}
        onDoubleClick={event => {
          event.stopPropagation();
          store.update(state => beginName(state, at));
        }}
      />
    </g>
  );
};

/** At the end of the name that is being written: turns it about its middle. */
const TurnHandle = ({ name, zoom }: HandleProps) => {
  const words = useTranslations('canvas.name');
  const { store } = useStudio();
  const pointOf = usePagePoint();
  const [angle, setAngle] = useState<number | null>(null);
  const { at } = name;
  const turn = angle ?? name.turn;
  const angleTo = ([x, y]: Point): number => (Math.atan2(y - at[1], x - at[0]) * 180) / Math.PI;
  return (
    <g transform={`translate(${at.join(' ')}) rotate(${turn})`}>
      <circle
        className={styles.turn}
        cx={widthOfName(name) / 2 + 14 / zoom}
        cy={-name.lettering.size / 3}
        r={6 / zoom}
        aria-label={words('turn-handle')}
        onPointerDown={event => {
          // The field keeps the focus.
          event.preventDefault();
          event.stopPropagation();
          event.currentTarget.setPointerCapture(event.pointerId);
          setAngle(name.turn);
        }}
        onPointerMove={event => angle !== null && setAngle(angleTo(pointOf(event)))}
        onPointerUp={event => {
          event.stopPropagation();
          if (angle !== null) store.update(state => turnName(state, name, angle));
          setAngle(null);
        }}
      />
    </g>
  );
};

const useNames = (): readonly MapName[] => {
  const { store } = useStudio();
  const scenario = useStudioState(({ derived }) => derived.scenario);
  // biome-ignore lint/correctness/useExhaustiveDependencies: names are those of the scenario.
  return useMemo(() => namesOf(store.getState()), [store, scenario]);
};

/** Names can be grasped while nothing is painted. */
export const NameHandles = ({ zoom }: { readonly zoom: number }) => {
  const names = useNames();
  const writing = useInteraction(state => state.writing);
  const isOffered = useStudioState(
    ({ tool, rules }) =>
      tool.type === 'select' ||
      (tool.type === 'brush' &&
        rules.system.palette.brushes.find(({ id }) => id === tool.brush)?.on === 'name'),
  );
  if (!isOffered) return null;
  const turned = names.find(({ id, isFree }) => isFree && id === writing?.id);
  return (
    <>
      {names
        .filter(({ id, isFree }) => isFree && id !== writing?.id)
        .map(name => (
          <MoveHandle key={name.id} name={name} zoom={zoom} />
        ))}
      {turned && <TurnHandle name={turned} zoom={zoom} />}
    </>
  );
};
