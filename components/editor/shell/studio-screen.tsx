'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, useEffect } from 'react';
import controls from '@/components/ui/controls/controls.module.css';
import { useDark } from '@/components/ui/theme/use-dark';
import { openDialog } from '@/lib/editor/session/panels';
import { isUnsaved } from '@/lib/editor/session/state';
import { BoardPane } from '../canvas/board/board-pane';
import { CommandPalette } from '../commands/command-palette';
import { KeyList } from '../commands/key-list';
import { SkipLinks } from '../commands/skip-links';
import { useKeys } from '../commands/use-keys';
import { FindingsPanel } from '../findings/findings-panel';
import { ForcesPanel } from '../grid/forces-button';
import { Inspector } from '../inspector/inspector';
import { PublishDialog } from '../publish/publish-dialog';
import {
  StudioProvider,
  type Studio as StudioValue,
  TrailingPane,
  useStudio,
} from '../session/studio-context';
import { useDialogPanel } from '../session/use-dialog-panel';
import { BoardTextView } from '../text-view/board-text-view';
import { ToolRail } from '../tray/tool-rail';
import { Tray } from '../tray/tray';
import { Deferred } from './deferred';
import { FactsStrip } from './facts-strip';
import { DrawerButton, useFindingsDrawer } from './findings-drawer';
import { StudioBar } from './studio-bar';
import styles from './studio-screen.module.css';
import { useNarrow } from './use-narrow';
import { useSourcePane } from './use-source-pane';

const SourceEditor = lazy(async () => ({
  default: (await import('../source/source-editor')).SourceEditor,
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

interface MiddleProps {
  readonly licenseKey: string | undefined;
  readonly isDark: boolean;
  readonly isSourceShown: boolean;
  readonly isTall: boolean;
  readonly onTall: (isTall: boolean) => void;
}

/** The map, and below it what the rules say and what is written. */
const MiddlePanes = ({ licenseKey, isDark, isSourceShown, isTall, onTall }: MiddleProps) => {
  const words = useTranslations('studio');
  const isNarrow = useNarrow();
  return (
    <main className={styles.middle}>
      <p className={styles.narrow}>{words('narrow')}</p>
      {isNarrow && <BoardTextView />}
      <BoardPane licenseKey={licenseKey} />
      <div className={styles.below}>
        <Deferred>
          <TrailingPane pane="findings">
            <FindingsPanel>
              {!isSourceShown && <DrawerButton isTall={isTall} onTall={onTall} />}
            </FindingsPanel>
          </TrailingPane>
        </Deferred>
        {isSourceShown && (
          <Suspense fallback={<p className={controls.hint}>{words('source.loading')}</p>}>
            <SourceEditor isDark={isDark} />
          </Suspense>
        )}
      </div>
    </main>
  );
};

const StudioLayout = ({ licenseKey }: { readonly licenseKey: string | undefined }) => {
  const isDark = useDark();
  const [isSourceShown, setSourceShown] = useSourcePane();
  const [isTall, setTall] = useFindingsDrawer();
  const { store } = useStudio();
  const publish = useDialogPanel('publish');
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
        onPublish={() => store.update(state => openDialog(state, 'publish'))}
        onPalette={() => store.update(state => openDialog(state, 'palette'))}
        onKeys={() => store.update(state => openDialog(state, 'keys'))}
      />
      <ToolRail />
      <Deferred>
        <TrailingPane pane="armies">
          <Tray />
        </TrailingPane>
      </Deferred>
      <MiddlePanes
        licenseKey={licenseKey}
        isDark={isDark}
        isSourceShown={isSourceShown}
        isTall={isTall}
        onTall={setTall}
      />
      <Deferred>
        <TrailingPane pane="inspector">
          <Inspector />
        </TrailingPane>
      </Deferred>
      <TrailingPane pane="facts">
        <FactsStrip />
      </TrailingPane>
      <PublishDialog isOpen={publish.isOpen} onClose={publish.close} />
      <CommandPalette />
      <KeyList />
      <ForcesPanel />
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
