'use client';

import { useTranslations } from 'next-intl';
import { type PointerEvent, useEffect, useMemo, useRef } from 'react';
import { type Editor, useValue } from 'tldraw';
import { useStudioState } from '@/components/studio/studio-context';
import { useSay } from '@/components/words/use-say';
import { toCanvas } from '@/lib/drawing/to-canvas';
import { LAYERS } from '@/lib/game/game-system';
import type { Sheet } from './camera';
import styles from './minimap.module.css';

const WIDTH = 168;
const HEIGHT = 150;
/** Less than this of the sheet outside the view is not worth a second map. */
const SPARE = 24;

interface MinimapProps {
  readonly editor: Editor;
  readonly sheet: Sheet;
}

/** The whole sheet drawn once, small; null: there is no picture yet. */
const useSmallPicture = () => {
  const say = useSay();
  const system = useStudioState(({ judge }) => judge.system);
  const position = useStudioState(({ reading }) => reading.position);
  return useMemo(
    () => position && system.draw(position, { layers: LAYERS, paper: 'screen', detail: 'low', say }),
    [system, position, say],
  );
};

const Overview = ({ editor, sheet }: MinimapProps) => {
  const words = useTranslations('view');
  const canvas = useRef<HTMLCanvasElement>(null);
  const list = useSmallPicture();
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

/** In the corner while the view does not hold the whole sheet. */
export const Minimap = ({ editor, sheet }: MinimapProps) => {
  const isNeeded = useValue('sheet is larger than the view', () => {
    const { x, y, w, h } = editor.getViewportPageBounds();
    return (
      x > sheet.x + SPARE ||
      y > sheet.y + SPARE ||
      x + w < sheet.x + sheet.width - SPARE ||
      y + h < sheet.y + sheet.height - SPARE
    );
  }, [editor, sheet]);
  return isNeeded ? <Overview editor={editor} sheet={sheet} /> : null;
};
