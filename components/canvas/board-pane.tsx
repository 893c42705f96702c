'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useState } from 'react';
import { type Editor, react } from 'tldraw';
import { BoardInWords } from '@/components/studio/board-in-words';
import { useStudio } from '@/components/studio/studio-context';
import { useDark } from '@/components/studio/use-dark';
import { BoardCanvas, useSheet } from './board-canvas';
import { fitSheet, type Sheet } from './camera';
import styles from './canvas.module.css';
import { DragSlip } from './drag-slip';
import { spaceUnder } from './drop-target';
import { StatusLine } from './status-line';

/** While the author has not moved the map himself, it keeps filling its pane. */
const useStayFitted = (editor: Editor | null, sheet: Sheet | null): void => {
  useEffect(() => {
    if (!editor || !sheet) return;
    let fitted = editor.getCamera();
    return react('fit', () => {
      editor.getViewportScreenBounds();
      queueMicrotask(() => {
        const { x, y, z } = editor.getCamera();
        if (x !== fitted.x || y !== fitted.y || z !== fitted.z) return;
        fitSheet(editor, sheet);
        fitted = editor.getCamera();
      });
    });
  }, [editor, sheet]);
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
  useMapUnderPointer(editor);
  useTheme(editor);
  return (
    <section className={styles.pane} aria-label={words('board.title')}>
      <div className={styles.map} inert={isInWords}>
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
      </div>
      {isInWords && <BoardInWords />}
      <DragSlip />
      <StatusLine editor={editor} sheet={sheet} isInWords={isInWords} onInWords={setInWords} />
    </section>
  );
};
