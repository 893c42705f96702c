'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Dialog, DialogButtons, DialogTitle } from '@/components/ui/overlays/dialog';
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
export const ConflictDifferences = ({ onError }: { readonly onError: (code: string) => void }) => {
  const words = useTranslations('problems');
  const studio = useTranslations('studio');
  const { store, draftId } = useStudio();
  const [versions, setVersions] = useState<Versions | null>(null);
  const show = async (): Promise<void> => {
    const answer = await draftClient.load(draftId);
    if (answer.type !== 'done') return onError(answer.type === 'refused' ? answer.code : 'failed');
    setVersions({ mine: store.getState().history.present.document, theirs: answer.value.document });
  };
  const close = (): void => setVersions(null);
  return (
    <>
      <Button onClick={() => void show()}>{studio('save.differences')}</Button>
      <Dialog isOpen={versions !== null} onClose={close} className={styles.dialog}>
        <DialogTitle>{words('differences')}</DialogTitle>
        <p>{words('differences-mean')}</p>
        {versions && <DocumentDifferences before={versions.mine} after={versions.theirs} most={MOST_SHOWN} />}
        <DialogButtons>
          <Button onClick={close}>{words('close')}</Button>
        </DialogButtons>
      </Dialog>
    </>
  );
};
