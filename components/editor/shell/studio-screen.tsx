'use client';

import { useTranslations } from 'next-intl';
import { type CSSProperties, lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useDark } from '@/components/ui/theme/use-dark';
import { freeSidesOf } from '@/lib/editor/session/free-sides';
import { isShown } from '@/lib/editor/session/panels';
import { isUnsaved } from '@/lib/editor/session/state';
import { BoardPane } from '../canvas/board/board-pane';
import { SkipLinks } from '../commands/skip-links';
import { useKeys } from '../commands/use-keys';
import {
  StudioProvider,
  type Studio as StudioValue,
  usePanels,
  useStudio,
  useStudioState,
} from '../session/studio-context';
import { useLayout } from '../session/use-layout';
import { Deferred } from './deferred';
import styles from './studio-screen.module.css';
import { useNarrow } from './use-narrow';

// Code that the map does not need comes after it; the places of bars and tools are kept free.
const StudioBar = lazy(async () => ({ default: (await import('./studio-bar')).StudioBar }));
const ToolRail = lazy(async () => ({ default: (await import('../tray/tool-rail')).ToolRail }));
const StatusBar = lazy(async () => ({ default: (await import('./status-bar')).StatusBar }));
const MergeNotices = lazy(async () => ({
  default: (await import('../together/merge-notices')).MergeNotices,
}));
const Slips = lazy(async () => ({ default: (await import('./slips')).Slips }));
const Dialogs = lazy(async () => ({ default: (await import('./dialogs')).Dialogs }));
const SourceDock = lazy(async () => ({ default: (await import('./source-dock')).SourceDock }));
const BoardTextView = lazy(async () => ({
  default: (await import('../text-view/board-text-view')).BoardTextView,
}));

/** The browser asks before leaving only while something is not saved. */
const useWarnBeforeLeaving = (): void => {
  const { store } = useStudio();
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent): void => {
      if (isUnsaved(store.getState())) event.preventDefault();
    };
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [store]);
};

/** Back online, what was kept on the device is saved at once. */
const useSaveWhenOnline = (): void => {
  const { saver } = useStudio();
  useEffect(() => {
    const onOnline = (): void => void saver.saveNow();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [saver]);
};

interface StageProps {
  readonly licenseKey: string | undefined;
  readonly isReady: boolean;
  readonly onReady: () => void;
}

/** The map, and the panels that lie on it. */
const Stage = ({ licenseKey, isReady, onReady }: StageProps) => {
  const words = useTranslations('studio');
  const isNarrow = useNarrow();
  const { left, right, bottom } = useStudioState(useShallow(freeSidesOf));
  const free = {
    '--free-left': `${left}px`,
    '--free-right': `${right}px`,
    '--free-bottom': `${bottom}px`,
  } as CSSProperties;
  return (
    <main className={styles.stage} style={free}>
      <p className={styles.narrow}>{words('narrow')}</p>
      <Suspense>{isNarrow && <BoardTextView />}</Suspense>
      <BoardPane licenseKey={licenseKey} onReady={onReady} />
      <Deferred isReady={isReady}>
        <MergeNotices />
        <Slips />
      </Deferred>
    </main>
  );
};

const StudioLayout = ({ licenseKey }: { readonly licenseKey: string | undefined }) => {
  const isDark = useDark();
  const [isReady, setReady] = useState(false);
  const onReady = useCallback(() => setReady(true), []);
  const isSourceShown = useStudioState(state => isShown(state, 'source'));
  const areHidden = usePanels(({ called }) => called !== null);
  const layout = usePanels(panels => panels.layout);
  const drawer = useStudioState(state => freeSidesOf(state).bottom);
  useLayout();
  useKeys();
  useWarnBeforeLeaving();
  useSaveWhenOnline();
  return (
    <div
      className={styles.studio}
      style={{ '--drawer': `${drawer}px` } as CSSProperties}
      data-dark={isDark}
      data-layout={layout}
      data-focus={areHidden || undefined}
    >
      <SkipLinks />
      <Deferred isReady={isReady}>
        <StudioBar />
        <ToolRail />
      </Deferred>
      <Stage licenseKey={licenseKey} isReady={isReady} onReady={onReady} />
      <Suspense>{isSourceShown && <SourceDock isDark={isDark} />}</Suspense>
      <Deferred isReady={isReady}>
        <StatusBar />
        <Dialogs />
      </Deferred>
    </div>
  );
};

interface StudioScreenProps {
  readonly studio: StudioValue;
  readonly licenseKey: string | undefined;
}

/** The screen around one draft. */
export const StudioScreen = ({ studio, licenseKey }: StudioScreenProps) => (
  <StudioProvider studio={studio}>
    <StudioLayout licenseKey={licenseKey} />
  </StudioProvider>
);
