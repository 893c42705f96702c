'use client';

import { useTranslations } from 'next-intl';
import { type PointerEvent, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { type Editor, useValue } from 'tldraw';
import { useSay } from '@/components/words/use-say';
import { toCanvas } from '@/lib/drawing/adapters/to-canvas';
import type { MapSheet } from '@/lib/editor/board/camera-place';
import { marginsOf } from '@/lib/game/view/draw-picture';
import { useStudio, useStudioState } from '../../session/studio-context';
import { GroundCanvas, useIsGroundInWorker } from './ground-canvas';
import styles from './minimap.module.css';

const WIDTH = 168;
const HEIGHT = 150;
interface MinimapProps {
  readonly editor: Editor;
  readonly sheet: MapSheet;
}

const SMALL = ['frame', 'pieces'] as const;
const SMALL_WITH_GROUND = ['terrain', ...SMALL] as const;

/** The whole sheet, small: drawn again when counters move, and without the ground where a worker paints that. */
const useSmallPicture = (isGroundApart: boolean) => {
  const say = useSay();
  const { store } = useStudio();
  const pieces = useDeferredValue(useStudioState(({ derived }) => derived.position?.pieces));
  const ground = useStudioState(({ derived }) => (isGroundApart ? null : derived.position));
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the position only what is named here shows at this size.
  return useMemo(() => {
    const { rules, derived } = store.getState();
    const layers = isGroundApart ? SMALL : SMALL_WITH_GROUND;
    return (
      derived.position && rules.system.draw(derived.position, { layers, paper: 'screen', detail: 'low', say })
    );
  }, [store, pieces, ground, say, isGroundApart]);
};

const SmallGround = ({ sheet, scale }: { readonly sheet: MapSheet; readonly scale: number }) => {
  const board = useStudioState(({ derived }) => derived.position?.board);
  const scenario = useStudioState(({ derived }) => derived.scenario);
  if (!board || !scenario) return null;
  const { width, height } = board;
  const [left, top] = marginsOf(sheet, board);
  const style = { left: left * scale, top: top * scale, width: width * scale, height: height * scale };
  const fine = scale * window.devicePixelRatio;
  return <GroundCanvas scenario={scenario} detail="low" scale={fine} style={style} />;
};

/** The whole map, small, with what is in view: click or drag to go there. */
export const Minimap = ({ editor, sheet }: MinimapProps) => {
  const words = useTranslations('view');
  const canvas = useRef<HTMLCanvasElement>(null);
  const isAttached = useIsGroundInWorker();
  const list = useSmallPicture(isAttached);
  const scale = Math.min(WIDTH / sheet.width, HEIGHT / sheet.height);
  const view = useValue('view', () => editor.getViewportPageBounds(), [editor]);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !list) return;
    const fine = scale * window.devicePixelRatio;
    context.canvas.width = Math.round(sheet.width * fine);
    context.canvas.height = Math.round(sheet.height * fine);
    context.scale(fine, fine);
    toCanvas(list, context);
  }, [list, scale, sheet]);
  const centre = (event: PointerEvent<HTMLElement>): void => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const x = sheet.x + (event.clientX - left) / scale;
    const y = sheet.y + (event.clientY - top) / scale;
    editor.centerOnPoint({ x, y });
  };
  return (
    <div
      className={styles.minimap}
      role="img"
      aria-label={words('minimap.title')}
      style={{ width: sheet.width * scale, height: sheet.height * scale }}
      onPointerDown={event => {
        event.currentTarget.setPointerCapture(event.pointerId);
        centre(event);
      }}
      onPointerMove={event => event.buttons === 1 && centre(event)}
    >
      {isAttached && <SmallGround sheet={sheet} scale={scale} />}
      <canvas ref={canvas} />
      <span
        style={{
          left: (view.x - sheet.x) * scale,
          top: (view.y - sheet.y) * scale,
          width: view.w * scale,
          height: view.h * scale,
        }}
      />
    </div>
  );
};
