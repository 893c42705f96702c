'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useState } from 'react';
import { type Editor, react, type TLEventInfo } from 'tldraw';
import { useDark } from '@/components/ui/theme/use-dark';
import { isShown } from '@/lib/editor/session/panels';
import { useClipboard } from '../../commands/use-clipboard';
import { useStudio, useStudioState } from '../../session/studio-context';
import { BoardTextView } from '../../text-view/board-text-view';
import { VariantBanner } from '../../variants/variant-banner';
import { CanvasContextMenu } from '../commands/canvas-context-menu';
import { GhostBar } from '../commands/ghost-bar';
import { openMenuAt } from '../commands/open-menu';
import { OverlayLegend } from '../overlays/overlay-legend';
import { DragNotice } from '../pieces/drag-notice';
import { ToolOptions } from '../tools/tool-options';
import { BoardCanvas, useMapSheet } from './board-canvas';
import { fitSheet, isFitted, type MapSheet } from './camera';
import styles from './canvas.module.css';
import { MapPanels } from './map-panels';
import { useCanvasPort } from './use-canvas-port';

/** While the author has not moved the map, it keeps filling its pane. */
const useStayFitted = (editor: Editor | null, sheet: MapSheet | null): void => {
  useEffect(() => {
    if (!editor || !sheet) return;
    const fit = (): void => {
      // While the pointer is pressed the map stays where it is.
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
const useFreshBounds = (editor: Editor | null): void => {
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

interface BoardPaneProps {
  readonly licenseKey: string | undefined;
}

/** The middle of the screen: the map, or the same in words. */
export const BoardPane = ({ licenseKey }: BoardPaneProps) => {
  const words = useTranslations('studio');
  const sheet = useMapSheet();
  const [editor, setEditor] = useState<Editor | null>(null);
  const isInWords = useStudioState(state => isShown(state, 'text-view'));
  const onEditor = useCallback((mounted: Editor) => setEditor(mounted), []);
  useStayFitted(editor, sheet);
  useFreshBounds(editor);
  useCanvasPort(editor, sheet);
  useTheme(editor);
  useClipboard();
  const { store } = useStudio();
  return (
    <section className={styles.pane} aria-label={words('board.title')} data-pane="map" tabIndex={-1}>
      <VariantBanner />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the same menu opens by key, wherever the focus is. */}
      <div
        className={styles.map}
        inert={isInWords}
        onContextMenu={event => {
          event.preventDefault();
          if (editor) openMenuAt(store, editor, event.clientX, event.clientY);
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
        <MapPanels editor={editor} sheet={sheet} />
      </div>
      {isInWords && <BoardTextView />}
      <ToolOptions />
      <GhostBar />
      <CanvasContextMenu />
      <DragNotice />
      <div className={styles.legend}>
        <OverlayLegend />
      </div>
    </section>
  );
};
