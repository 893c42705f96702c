'use client';

import { useTranslations } from 'next-intl';
import { type CSSProperties, useEffect, useId, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/components/ui/button';
import { useSay } from '@/components/words/use-say';
import { applyChanges } from '@/lib/documents/change';
import { applyFix, previewFix } from '@/lib/editor/findings/quick-fixes';
import type { QuickFix } from '@/lib/game/check/check';
import { useStudio, useStudioState } from '../session/studio-context';
import { DocumentDifferences } from './document-differences';
import styles from './findings.module.css';

const MOST_SHOWN = 6;
const GAP = 10;
const WIDTH = 460;

/** Beside the button, so that the finding itself stays in sight. */
const placeBeside = ({ right, bottom }: DOMRect): CSSProperties => ({
  left: Math.max(GAP, Math.min(right + GAP, window.innerWidth - WIDTH - GAP)),
  bottom: window.innerHeight - bottom,
  width: WIDTH,
});

/** The same slip that says why a drag is illegal: here it says what a fix would change. */
const FixPreview = ({
  fix,
  id,
  at,
}: {
  readonly fix: QuickFix;
  readonly id: string;
  readonly at: DOMRect;
}) => {
  const words = useTranslations('mending');
  const document = useStudioState(({ derived }) => derived.shownDocument);
  const after = useMemo(() => applyChanges(document, fix.changes), [document, fix]);
  return (
    <div id={id} role="tooltip" className={styles.slip} style={placeBeside(at)}>
      <strong>{words('would-change')}</strong>
      <DocumentDifferences before={document} after={after} most={MOST_SHOWN} />
    </div>
  );
};

/** Shows what it would change before it does so: in words here, as ghosts on the map. */
export const FixButton = ({ fix }: { readonly fix: QuickFix }) => {
  const say = useSay();
  const words = useTranslations('mending');
  const { store } = useStudio();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [at, setAt] = useState<DOMRect | null>(null);
  const isShown = useStudioState(state => state.previewedFix === fix);
  const look = (): void => {
    setAt(button.current?.getBoundingClientRect() ?? null);
    store.update(state => previewFix(state, fix));
  };
  const lookAway = (): void =>
    store.update(state => (state.previewedFix === fix ? previewFix(state, null) : state));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row that goes must not leave its ghosts behind.
  useEffect(() => lookAway, [fix]);
  return (
    <>
      <Button
        ref={button}
        look="bare"
        className={styles.fix}
        aria-describedby={isShown ? id : undefined}
        onPointerEnter={look}
        onPointerLeave={lookAway}
        onFocus={look}
        onBlur={lookAway}
        onKeyDown={event => {
          if (event.key === 'Escape') lookAway();
        }}
        onClick={() => store.update(state => applyFix(state, fix))}
      >
        {words('fix', { label: say(fix.label) })}
      </Button>
      {isShown && at && createPortal(<FixPreview fix={fix} id={id} at={at} />, document.body)}
    </>
  );
};
