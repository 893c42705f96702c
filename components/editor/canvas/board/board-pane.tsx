'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import type { Editor } from 'tldraw';
import { useDark } from '@/components/ui/theme/use-dark';
import { isShown } from '@/lib/editor/session/panels';
import { useClipboard } from '../../commands/use-clipboard';
import { useStudio, useStudioState } from '../../session/studio-context';
import { VariantBanner } from '../../variants/variant-banner';
import { openMenuAt } from '../commands/open-menu';
import { BoardCanvas, useMapSheet } from './board-canvas';
import styles from './canvas.module.css';
import { useCamera } from './use-camera';
import { useCanvasPort } from './use-canvas-port';

const BoardTextView = lazy(async () => ({
  default: (await import('../../text-view/board-text-view')).BoardTextView,
}));
const MapPanels = lazy(async () => ({ default: (await import('./map-panels')).MapPanels }));
const MapNotices = lazy(async () => ({ default: (await import('./map-notices')).MapNotices }));

/** tldraw draws its own few things in the theme of the page. */
const useTheme = (editor: Editor | null): void => {
  const isDark = useDark();
  useEffect(() => {
    editor?.user.updateUserPreferences({ colorScheme: isDark ? 'dark' : 'light' });
  }, [editor, isDark]);
};

interface BoardPaneProps {
  readonly licenseKey: string | undefined;
  /** The map stands, or there is none. */
  readonly onReady: () => void;
}

/** The middle of the screen: the map, or its text view. */
export const BoardPane = ({ licenseKey, onReady }: BoardPaneProps) => {
  const words = useTranslations('studio');
  const sheet = useMapSheet();
  const [editor, setEditor] = useState<Editor | null>(null);
  const isInWords = useStudioState(state => isShown(state, 'text-view'));
  const onEditor = useCallback((mounted: Editor) => setEditor(mounted), []);
  const isStanding = editor !== null || sheet === null;
  useEffect(() => {
    if (isStanding) onReady();
  }, [isStanding, onReady]);
  useCamera(editor, sheet);
  useCanvasPort(editor, sheet);
  useTheme(editor);
  useClipboard();
  const { store, live } = useStudio();
  return (
    <section className={styles.pane} aria-label={words('board.title')} data-pane="map" tabIndex={-1}>
      <VariantBanner />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the same menu opens by key, wherever the focus is. */}
      <div
        className={styles.map}
        inert={isInWords}
        onPointerMove={({ clientX, clientY }) => {
          const { x, y } = editor?.screenToPage({ x: clientX, y: clientY }) ?? { x: 0, y: 0 };
          if (editor) live.pointAt([x, y]);
        }}
        onPointerLeave={() => live.pointAt(null)}
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
        <Suspense>{editor && <MapPanels editor={editor} sheet={sheet} />}</Suspense>
      </div>
      <Suspense>{isInWords && <BoardTextView />}</Suspense>
      <Suspense>{isStanding && <MapNotices />}</Suspense>
    </section>
  );
};
