'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Editor, react, type TLEventInfo } from 'tldraw';
import { BoardInWords } from '@/components/studio/board-in-words';
import { useStudio } from '@/components/studio/studio-context';
import { useDark } from '@/components/studio/use-dark';
import { VariantBanner } from '@/components/studio/variants/variant-banner';
import { BoardCanvas, useSheet } from './board-canvas';
import { fitSheet, isFitted, type Sheet } from './camera';
import styles from './canvas.module.css';
import { canvasOf, canvasStands } from './canvas-access';
import { CanvasContextMenu } from './canvas-context-menu';
import { DragSlip } from './drag-slip';
import { spaceUnder } from './drop-target';
import { GhostBar } from './ghost-bar';
import { MapFurniture } from './map-furniture';
import { menuAt } from './open-menu';
import { OverlayKey } from './overlay-key';
import { StatusLine } from './status-line';
import { ToolOptions } from './tool-options';
import { useCanvasKeys, useClipboard } from './use-canvas-keys';

/** While the author has not moved the map himself, it keeps filling its pane. */
const useStayFitted = (editor: Editor | null, sheet: Sheet | null): void => {
  useEffect(() => {
    if (!editor || !sheet) return;
    const fit = (): void => {
      // Under a hand that is at work the map stays where it is.
      if (isFitted(editor) && !editor.inputs.isPointing) fitSheet(editor, sheet);
    };
    const fitAfterPress = ({ name }: TLEventInfo): void => {
      if (name === 'pointer_up') queueMicrotask(fit);
    };
    const stop = react('fit', () => {
      editor.getViewportScreenBounds();
      queueMicrotask(fit);
    });
    editor.on('event', fitAfterPress);
    return () => {
      stop();
      editor.off('event', fitAfterPress);
    };
  }, [editor, sheet]);
};

/** tldraw looks where its pane lies five times a second; a press means what is under it now. */
const usePressWhereSeen = (editor: Editor | null): void => {
  useEffect(() => {
    if (!editor) return;
    const container = editor.getContainer();
    const look = (): void => void editor.updateViewportScreenBounds(container);
    container.addEventListener('pointerdown', look, { capture: true });
    return () => container.removeEventListener('pointerdown', look, { capture: true });
  }, [editor]);
};

/** tldraw draws its own few things in the theme of the page. */
const useTheme = (editor: Editor | null): void => {
  const isDark = useDark();
  useEffect(() => {
    editor?.user.updateUserPreferences({ colorScheme: isDark ? 'dark' : 'light' });
  }, [editor, isDark]);
};

/** The tray drags counters in from outside: it asks here what lies under the pointer. */
const useMapUnderPointer = (editor: Editor | null): void => {
  const studio = useStudio();
  useEffect(() => {
    if (!editor) return;
    studio.map.spaceAt = (clientX, clientY) => {
      const isOnMap = document
        .elementsFromPoint(clientX, clientY)
        .some(element => editor.getContainer().contains(element));
      const board = studio.store.getState().reading.position?.board;
      if (!board || !isOnMap) return null;
      const { x, y } = editor.screenToPage({ x: clientX, y: clientY });
      return spaceUnder(board, [x, y]);
    };
  }, [editor, studio]);
};

interface BoardPaneProps {
  readonly licenseKey: string | undefined;
}

/** The desk in the middle: the map, or the same in words. */
export const BoardPane = ({ licenseKey }: BoardPaneProps) => {
  const words = useTranslations('studio');
  const sheet = useSheet();
  const [editor, setEditor] = useState<Editor | null>(null);
  const [isInWords, setInWords] = useState(false);
  const onEditor = useCallback((mounted: Editor) => setEditor(mounted), []);
  useStayFitted(editor, sheet);
  usePressWhereSeen(editor);
  useMapUnderPointer(editor);
  useTheme(editor);
  const { store } = useStudio();
  const canvas = useMemo(() => canvasOf(store, editor, sheet), [store, editor, sheet]);
  useEffect(() => canvasStands(canvas), [canvas]);
  useCanvasKeys(canvas);
  useClipboard(canvas);
  return (
    <section className={styles.pane} aria-label={words('board.title')} data-pane="map" tabIndex={-1}>
      <VariantBanner />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the same menu opens by key, wherever the focus is. */}
      <div
        className={styles.map}
        inert={isInWords}
        onContextMenu={event => {
          event.preventDefault();
          menuAt(canvas, event.clientX, event.clientY);
        }}
      >
        {sheet ? (
          <BoardCanvas
            key={`${sheet.width} ${sheet.height}`}
            sheet={sheet}
            licenseKey={licenseKey}
            onEditor={onEditor}
          />
        ) : (
          <p className={styles.empty}>{words('board.none')}</p>
        )}
        <MapFurniture editor={editor} sheet={sheet} />
      </div>
      {isInWords && <BoardInWords />}
      <ToolOptions canvas={canvas} />
      <GhostBar canvas={canvas} />
      <CanvasContextMenu canvas={canvas} />
      <DragSlip />
      <div>
        <OverlayKey />
      </div>
      <StatusLine editor={editor} sheet={sheet} isInWords={isInWords} onInWords={setInWords} />
    </section>
  );
};
