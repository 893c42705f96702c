'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useErrorWords } from '@/components/words/refusals';
import controls from './controls.module.css';
import { draftClient } from './draft-client';
import { ShowDifferences } from './show-differences';
import styles from './studio-bar.module.css';
import { useStudio, useStudioState } from './studio-context';
import { otherLoaded } from './studio-state';

/** Another window saved meanwhile: neither version may be lost. */
const Conflict = () => {
  const words = useTranslations('studio');
  const errors = useErrorWords();
  const router = useRouter();
  const { store, draftId, saver } = useStudio();
  const [fault, setFault] = useState<string | null>(null);
  const loadOther = async (): Promise<void> => {
    const answer = await draftClient.load(draftId);
    if (answer.type === 'done') store.update(state => otherLoaded(state, answer.value));
    else setFault(answer.type === 'refused' ? answer.code : 'failed');
  };
  const saveMine = async (): Promise<void> => {
    const answer = await draftClient.create({ document: store.getState().history.present.document });
    if (answer.type === 'done') {
      await saver.leave();
      router.push(`/studio/${answer.value.id}`);
    } else setFault(answer.type === 'refused' ? answer.code : 'failed');
  };
  return (
    <div className={styles.conflict} role="alert">
      <p>{fault ? errors(fault) : errors('conflict')}</p>
      <button type="button" className={controls.button} onClick={() => void loadOther()}>
        {words('save.load-other')}
      </button>
      <button type="button" className={controls.button} onClick={() => void saveMine()}>
        {words('save.save-mine')}
      </button>
      <ShowDifferences onFault={setFault} />
    </div>
  );
};

export const SaveNote = () => {
  const words = useTranslations('studio');
  const errors = useErrorWords();
  const { status, fault, isKept } = useStudioState(state => state.save);
  if (status === 'conflict') return <Conflict />;
  return (
    <p
      className={styles.saveNote}
      data-status={isKept || status === 'saved' ? status : 'refused'}
      role="status"
    >
      {status === 'refused' && fault ? errors(fault) : words(`save.${status}`)}
      {!isKept && status !== 'saved' && ` · ${words('save.not-kept')}`}
    </p>
  );
};
