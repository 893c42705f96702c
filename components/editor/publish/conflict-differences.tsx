'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import controls from '@/components/ui/controls.module.css';
import { DocumentDifferences } from '../findings/document-differences';
import styles from '../findings/document-differences.module.css';
import { draftClient } from '../session/draft-client';
import { useStudio } from '../session/studio-context';

const MOST_SHOWN = 200;

interface Versions {
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** Before one of two versions is chosen: where they differ. */
export const ConflictDifferences = ({ onFault }: { readonly onFault: (code: string) => void }) => {
  const words = useTranslations('mending');
  const studio = useTranslations('studio');
  const { store, draftId } = useStudio();
  const dialog = useRef<HTMLDialogElement>(null);
  const [versions, setVersions] = useState<Versions | null>(null);
  const show = async (): Promise<void> => {
    const answer = await draftClient.load(draftId);
    if (answer.type !== 'done') return onFault(answer.type === 'refused' ? answer.code : 'failed');
    setVersions({ mine: store.getState().history.present.document, theirs: answer.value.document });
    dialog.current?.showModal();
  };
  return (
    <>
      <button type="button" className={controls.button} onClick={() => void show()}>
        {studio('save.differences')}
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="differences-title">
        <h2 id="differences-title">{words('differences')}</h2>
        <p>{words('differences-mean')}</p>
        {versions && <DocumentDifferences before={versions.mine} after={versions.theirs} most={MOST_SHOWN} />}
        <form method="dialog" className={styles.dialogEnd}>
          <button type="submit" className={controls.button}>
            {words('close')}
          </button>
        </form>
      </dialog>
    </>
  );
};
