'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useMemo } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Tooltip } from '@/components/ui/overlays/tooltip';
import { useSay } from '@/components/words/use-say';
import { applyChanges } from '@/lib/documents/change';
import { applyFix, previewFix } from '@/lib/editor/findings/quick-fixes';
import type { QuickFix } from '@/lib/game/check/check';
import { useStudio, useStudioState } from '../session/studio-context';
import { DocumentDifferences } from './document-differences';
import styles from './findings.module.css';

const MOST_SHOWN = 6;

/** What a fix would change, in words. */
const FixPreview = ({ fix }: { readonly fix: QuickFix }) => {
  const words = useTranslations('problems');
  const document = useStudioState(({ derived }) => derived.shownDocument);
  const after = useMemo(() => applyChanges(document, fix.changes), [document, fix]);
  return (
    <>
      <strong>{words('would-change')}</strong>
      <DocumentDifferences before={document} after={after} most={MOST_SHOWN} />
    </>
  );
};

/** Shows what it would change before it is applied: in words here, as ghosts on the map. */
export const FixButton = ({ fix }: { readonly fix: QuickFix }) => {
  const say = useSay();
  const words = useTranslations('problems');
  const { store } = useStudio();
  const isShown = useStudioState(state => state.previewedFix === fix);
  const look = (): void => store.update(state => previewFix(state, fix));
  const lookAway = (): void =>
    store.update(state => (state.previewedFix === fix ? previewFix(state, null) : state));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row that goes must not leave its ghosts behind.
  useEffect(() => lookAway, [fix]);
  return (
    <Tooltip
      isShown={isShown}
      onShow={isWanted => (isWanted ? look() : lookAway())}
      content={<FixPreview fix={fix} />}
    >
      <Button look="bare" className={styles.fix} onClick={() => store.update(state => applyFix(state, fix))}>
        {words('fix', { label: say(fix.label) })}
      </Button>
    </Tooltip>
  );
};
