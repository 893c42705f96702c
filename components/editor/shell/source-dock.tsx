'use client';

import { useTranslations } from 'next-intl';
import { type CSSProperties, lazy, Suspense } from 'react';
import controls from '@/components/ui/controls/controls.module.css';
import { showPanel, sizeOf } from '@/lib/editor/session/panels';
import { FindingsPanel } from '../findings/findings-panel';
import { TrailingPane, usePanels, useStudio } from '../session/studio-context';
import { ResizeHandle } from '../slips/resize-handle';
import styles from './source-dock.module.css';

const SourceEditor = lazy(async () => ({
  default: (await import('../source/source-editor')).SourceEditor,
}));

/** The document as text beside the map, and under it what the rules say of it. */
export const SourceDock = ({ isDark }: { readonly isDark: boolean }) => {
  const words = useTranslations('studio');
  const { store } = useStudio();
  const width = usePanels(panels => sizeOf(panels, 'source-width'));
  const height = usePanels(panels => sizeOf(panels, 'problems-height'));
  return (
    <div className={styles.dock} style={{ '--width': `${width}px` } as CSSProperties}>
      <ResizeHandle size="source-width" edge="left" of={words('source.title')} />
      <Suspense fallback={<p className={controls.hint}>{words('source.loading')}</p>}>
        <SourceEditor
          isDark={isDark}
          onClose={() => store.update(state => showPanel(state, 'source', false))}
        />
      </Suspense>
      <div className={styles.problems} style={{ height }}>
        <ResizeHandle size="problems-height" edge="top" of={words('findings.title')} />
        <TrailingPane pane="findings">
          <FindingsPanel />
        </TrailingPane>
      </div>
    </div>
  );
};
