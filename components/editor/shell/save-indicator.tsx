'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { useErrorWords } from '@/components/words/refusals';
import { useSiteRouter } from '@/components/words/use-site-router';
import { loadOtherVersion } from '@/lib/editor/autosave/other-version';
import { ConflictDifferences } from '../publish/conflict-differences';
import { draftClient } from '../session/draft-client';
import { useStudio, useStudioState } from '../session/studio-context';
import styles from './studio-bar.module.css';

/** Another window saved meanwhile: neither version may be lost. */
const ConflictNotice = () => {
  const words = useTranslations('studio');
  const errors = useErrorWords();
  const router = useSiteRouter();
  const { store, draftId, saver } = useStudio();
  const [error, setError] = useState<string | null>(null);
  const loadOther = async (): Promise<void> => {
    const answer = await draftClient.load(draftId);
    if (answer.type === 'done') store.update(state => loadOtherVersion(state, answer.value));
    else setError(answer.type === 'refused' ? answer.code : 'failed');
  };
  const saveMine = async (): Promise<void> => {
    const answer = await draftClient.create({ document: store.getState().history.present.document });
    if (answer.type === 'done') {
      await saver.discard();
      router.push(`/studio/${answer.value.id}`);
    } else setError(answer.type === 'refused' ? answer.code : 'failed');
  };
  return (
    <div className={styles.conflict} role="alert">
      <p>{error ? errors(error) : errors('conflict')}</p>
      <Button onClick={() => void loadOther()}>{words('save.load-other')}</Button>
      <Button onClick={() => void saveMine()}>{words('save.save-mine')}</Button>
      <ConflictDifferences onError={setError} />
    </div>
  );
};

export const SaveIndicator = () => {
  const words = useTranslations('studio');
  const errors = useErrorWords();
  const { status, errorCode, isCached } = useStudioState(state => state.save);
  if (status === 'conflict') return <ConflictNotice />;
  return (
    <p
      className={styles.saveNote}
      data-status={isCached || status === 'saved' ? status : 'refused'}
      role="status"
    >
      {status === 'refused' && errorCode ? errors(errorCode) : words(`save.${status}`)}
      {!isCached && status !== 'saved' && ` · ${words('save.not-kept')}`}
    </p>
  );
};
