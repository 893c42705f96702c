'use client';

import { useTranslations } from 'next-intl';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Editor } from 'tldraw';
import { Button } from '@/components/ui/controls/button';
import {
  fitMatrix,
  fitUnderlay,
  moveUnderlay,
  type ReferencePlace,
} from '@/lib/editor/edits/map/underlay-edits';
import type { Point } from '@/lib/geometry/board';
import { scaleAbout, type Triangle } from '@/lib/geometry/plane/affine';
import { useSlice, useStudio, useStudioState, useView } from '../../session/studio-context';
import { ProposeCapture } from './propose-capture';
import styles from './underlay.module.css';
import { useFitPlaces } from './use-reference-places';

const pointOf = (editor: Editor, { clientX, clientY }: { clientX: number; clientY: number }): Point => {
  const { x, y } = editor.screenToPage({ x: clientX, y: clientY });
  return [x, y];
};

const endUnderlayMode = <State extends object>(state: State): State => ({ ...state, underlayMode: null });

const usePlaceName = (): ((place: ReferencePlace | undefined) => string) => {
  const words = useTranslations('view');
  return place =>
    place?.id.startsWith('corner-')
      ? words('underlay.corner', { number: place.id.slice('corner-'.length) })
      : (place?.id ?? '');
};

interface CaptureProps {
  readonly editor: Editor;
}

/** A drag moves the picture, the wheel makes it larger or smaller; each is one step of the history. */
const MoveCapture = ({ editor }: CaptureProps) => {
  const words = useTranslations('view');
  const { store } = useStudio();
  const view = useSlice('view');
  const last = useRef<Point | null>(null);
  const drags = useRef(0);
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      event.stopPropagation();
      const by = scaleAbout(pointOf(editor, event), Math.exp(-event.deltaY / 900));
      store.update(state => moveUnderlay(state, by, `underlay wheel ${drags.current}`));
    };
    const element = area.current;
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [editor, store]);
  const onMove = (event: PointerEvent): void => {
    const from = last.current;
    if (!from) return;
    const to = pointOf(editor, event);
    last.current = to;
    const by = [1, 0, 0, 1, to[0] - from[0], to[1] - from[1]] as const;
    store.update(state => moveUnderlay(state, by, `underlay drag ${drags.current}`));
  };
  return (
    <>
      <div
        ref={area}
        className={styles.capture}
        data-mode="move"
        onPointerDown={event => {
          drags.current += 1;
          last.current = pointOf(editor, event);
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={onMove}
        onPointerUp={() => {
          last.current = null;
        }}
      />
      <div className={styles.message} role="status">
        {words('underlay.moving')}
        <Button onClick={() => view.update(endUnderlayMode)}>{words('underlay.done')}</Button>
      </div>
    </>
  );
};

/** Three clicks in the picture on three known places fit it to the board. */
const FitCapture = ({ editor }: CaptureProps) => {
  const words = useTranslations('view');
  const nameOf = usePlaceName();
  const { store } = useStudio();
  const view = useSlice('view');
  const places = useFitPlaces();
  const underlay = useStudioState(({ derived }) => derived.scenario?.underlay);
  const [clicks, setClicks] = useState<readonly Point[]>([]);
  const [isFlat, setFlat] = useState(false);
  const finish = (three: Triangle): void => {
    const [one, two, last] = places.map(({ point }) => point);
    if (!underlay || !one || !two || !last) return;
    const known: Triangle = [one, two, last];
    const fits = fitMatrix(underlay, three, known) !== null;
    setFlat(!fits);
    setClicks([]);
    if (!fits) return;
    store.update(state => fitUnderlay(state, three, known));
    view.update(endUnderlayMode);
  };
  const onClick = (event: PointerEvent): void => {
    const [one, two, three] = [...clicks, pointOf(editor, event)];
    if (one && two && three) finish([one, two, three]);
    else setClicks([one, two].flatMap(point => (point ? [point] : [])));
  };
  return (
    <>
      <div className={styles.capture} data-mode="fit" onPointerDown={onClick}>
        {clicks.map(([x, y], index) => {
          const spot = editor.pageToViewport({ x, y });
          // biome-ignore lint/suspicious/noArrayIndexKey: clicks differ only by their order.
          return <span key={index} className={styles.mark} style={{ left: spot.x, top: spot.y }} />;
        })}
      </div>
      <div className={styles.message} role="status">
        {isFlat
          ? words('underlay.in-line')
          : words('underlay.fitting', { space: nameOf(places[clicks.length]), step: clicks.length + 1 })}
        <Button onClick={() => view.update(endUnderlayMode)}>{words('underlay.cancel')}</Button>
      </div>
    </>
  );
};

/** Lies over the map while the pointer acts on the picture under it. */
export const UnderlayCapture = ({ editor }: CaptureProps) => {
  const mode = useView(({ underlayMode }) => underlayMode);
  const isThere = useStudioState(({ derived }) => derived.scenario?.underlay !== undefined);
  if (mode === null || !isThere) return null;
  if (mode === 'propose') return <ProposeCapture editor={editor} />;
  return mode === 'move' ? <MoveCapture editor={editor} /> : <FitCapture editor={editor} />;
};
