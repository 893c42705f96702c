'use client';

import { useTranslations } from 'next-intl';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Editor } from 'tldraw';
import controls from '@/components/studio/controls.module.css';
import { useStudio, useStudioState } from '@/components/studio/studio-context';
import {
  fittedMatrix,
  type KnownPlace,
  underlayFitted,
  underlayMoved,
} from '@/components/studio/view/underlay-edits';
import { usePlaces } from '@/components/studio/view/use-places';
import { useView, useViewStore } from '@/components/studio/view/view-context';
import { scaledAbout, type Triangle } from '@/lib/geometry/affine';
import type { Point } from '@/lib/geometry/board';
import styles from './underlay.module.css';

const pointOf = (editor: Editor, { clientX, clientY }: { clientX: number; clientY: number }): Point => {
  const { x, y } = editor.screenToPage({ x: clientX, y: clientY });
  return [x, y];
};

const ended = <State extends object>(state: State): State => ({ ...state, underlayMode: null });

const useNameOf = (): ((place: KnownPlace | undefined) => string) => {
  const words = useTranslations('view');
  return place =>
    place?.id.startsWith('corner-')
      ? words('underlay.corner', { number: place.id.slice('corner-'.length) })
      : (place?.id ?? '');
};

interface Capture {
  readonly editor: Editor;
}

/** A drag moves the picture, the wheel makes it larger or smaller; each is one step of the history. */
const MoveCapture = ({ editor }: Capture) => {
  const words = useTranslations('view');
  const { store } = useStudio();
  const view = useViewStore();
  const last = useRef<Point | null>(null);
  const drags = useRef(0);
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      event.stopPropagation();
      const by = scaledAbout(pointOf(editor, event), Math.exp(-event.deltaY / 900));
      store.update(state => underlayMoved(state, by, `underlay wheel ${drags.current}`));
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
    store.update(state => underlayMoved(state, by, `underlay drag ${drags.current}`));
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
      <div className={styles.told} role="status">
        {words('underlay.moving')}
        <button type="button" className={controls.button} onClick={() => view.update(ended)}>
          {words('underlay.done')}
        </button>
      </div>
    </>
  );
};

/** Three clicks in the picture on three known places lay it upon the board. */
const FitCapture = ({ editor }: Capture) => {
  const words = useTranslations('view');
  const nameOf = useNameOf();
  const { store } = useStudio();
  const view = useViewStore();
  const places = usePlaces();
  const underlay = useStudioState(({ reading }) => reading.scenario?.underlay);
  const [clicks, setClicks] = useState<readonly Point[]>([]);
  const [isFlat, setFlat] = useState(false);
  const finish = (three: Triangle): void => {
    const [one, two, last] = places.map(({ point }) => point);
    if (!underlay || !one || !two || !last) return;
    const known: Triangle = [one, two, last];
    const fits = fittedMatrix(underlay, three, known) !== null;
    setFlat(!fits);
    setClicks([]);
    if (!fits) return;
    store.update(state => underlayFitted(state, three, known));
    view.update(ended);
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
          // biome-ignore lint/suspicious/noArrayIndexKey: clicks are told apart by their order alone.
          return <span key={index} className={styles.mark} style={{ left: spot.x, top: spot.y }} />;
        })}
      </div>
      <div className={styles.told} role="status">
        {isFlat
          ? words('underlay.in-line')
          : words('underlay.fitting', { space: nameOf(places[clicks.length]), step: clicks.length + 1 })}
        <button type="button" className={controls.button} onClick={() => view.update(ended)}>
          {words('underlay.cancel')}
        </button>
      </div>
    </>
  );
};

/** Lies over the map while the hand means the picture under it. */
export const UnderlayCapture = ({ editor }: Capture) => {
  const mode = useView(({ underlayMode }) => underlayMode);
  const isThere = useStudioState(({ reading }) => reading.scenario?.underlay !== undefined);
  if (mode === null || !isThere) return null;
  return mode === 'move' ? <MoveCapture editor={editor} /> : <FitCapture editor={editor} />;
};
