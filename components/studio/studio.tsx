'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { BoardPane } from '@/components/canvas/board-pane';
import { FindingsPanel } from '@/components/findings/findings-panel';
import { BoardInWords } from './board-in-words';
import controls from './controls.module.css';
import { DrawerButton, useFindingsDrawer } from './findings-drawer';
import { Inspector } from './inspector/inspector';
import { Later } from './later';
import { CommandPalette } from './palette/command-palette';
import { KeyList } from './palette/key-list';
import { SkipLinks } from './palette/skip-links';
import { useHandDialogs } from './palette/use-hand-dialogs';
import { PublishDialog } from './publish-dialog';
import styles from './studio.module.css';
import { StudioBar } from './studio-bar';
import { StudioProvider, type Studio as StudioValue, TrailingPane, useStudio } from './studio-context';
import { isUnsaved } from './studio-state';
import { ToolRail } from './tool-rail';
import { Tray } from './tray';
import { useDark } from './use-dark';
import { useKeys } from './use-keys';
import { useNarrow } from './use-narrow';
import { useSourcePane } from './use-source-pane';
import { FactsStrip } from './view/facts-strip';
import { ViewProvider } from './view/view-context';

const SourceEditor = lazy(async () => ({
  default: (await import('@/components/source-editor/source-editor')).SourceEditor,
}));

/** Leaving is held up only while the server lacks something. */
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

/** Back in reach of the server, what was kept on the device goes there at once. */
const useSaveWhenOnline = (): void => {
  const { saver } = useStudio();
  useEffect(() => {
    const onOnline = (): void => void saver.saveNow();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [saver]);
};

interface MiddleProps {
  readonly licenseKey: string | undefined;
  readonly isDark: boolean;
  readonly isSourceShown: boolean;
  readonly isTall: boolean;
  readonly onTall: (isTall: boolean) => void;
}

/** The map, and below it what the rules say and what is written. */
const Middle = ({ licenseKey, isDark, isSourceShown, isTall, onTall }: MiddleProps) => {
  const words = useTranslations('studio');
  const isNarrow = useNarrow();
  return (
    <main className={styles.middle}>
      <p className={styles.narrow}>{words('narrow')}</p>
      {isNarrow && <BoardInWords />}
      <BoardPane licenseKey={licenseKey} />
      <div className={styles.below}>
        <Later>
          <TrailingPane pane="findings">
            <FindingsPanel>
              {!isSourceShown && <DrawerButton isTall={isTall} onTall={onTall} />}
            </FindingsPanel>
          </TrailingPane>
        </Later>
        {isSourceShown && (
          <Suspense fallback={<p className={controls.hint}>{words('source.loading')}</p>}>
            <SourceEditor isDark={isDark} />
          </Suspense>
        )}
      </div>
    </main>
  );
};

const Room = ({ licenseKey }: { readonly licenseKey: string | undefined }) => {
  const isDark = useDark();
  const [isSourceShown, setSourceShown] = useSourcePane();
  const [isTall, setTall] = useFindingsDrawer();
  const dialog = useRef<HTMLDialogElement>(null);
  const { palette, keys } = useHandDialogs();
  useKeys();
  useWarnBeforeLeaving();
  useSaveWhenOnline();
  return (
    <div
      className={styles.studio}
      data-dark={isDark}
      data-source={isSourceShown}
      data-tall={isTall || isSourceShown}
    >
      <SkipLinks />
      <StudioBar
        isSourceShown={isSourceShown}
        onSource={setSourceShown}
        onPublish={() => dialog.current?.showModal()}
        onPalette={palette.open}
        onKeys={keys.open}
      />
      <ToolRail />
      <Later>
        <TrailingPane pane="armies">
          <Tray />
        </TrailingPane>
      </Later>
      <Middle
        licenseKey={licenseKey}
        isDark={isDark}
        isSourceShown={isSourceShown}
        isTall={isTall}
        onTall={setTall}
      />
      <Later>
        <TrailingPane pane="inspector">
          <Inspector />
        </TrailingPane>
      </Later>
      <TrailingPane pane="facts">
        <FactsStrip />
      </TrailingPane>
      <PublishDialog dialog={dialog} />
      <CommandPalette {...palette} />
      <KeyList {...keys} />
    </div>
  );
};

interface StudioProps {
  readonly studio: StudioValue;
  readonly licenseKey: string | undefined;
}

/** The workshop around one draft. */
export const Studio = ({ studio, licenseKey }: StudioProps) => (
  <StudioProvider studio={studio}>
    <ViewProvider>
      <Room licenseKey={licenseKey} />
    </ViewProvider>
  </StudioProvider>
);
