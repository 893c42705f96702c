'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { useErrorWords } from '@/components/words/refusals';
import { useSiteRouter } from '@/components/words/use-site-router';
import type { NewDraftRequest } from '@/lib/editor/autosave/draft-client';
import { draftClient } from '../session/draft-client';
import styles from './new-draft-button.module.css';

/** Creates a draft and opens it; a failure is shown in words, and the button can be pressed again. */
export const NewDraftButton = ({
  request,
  isQuiet = false,
  children,
}: {
  readonly request: NewDraftRequest;
  /** Among many of its kind. */
  readonly isQuiet?: boolean;
  readonly children: ReactNode;
}) => {
  const words = useTranslations('studio');
  const errors = useErrorWords();
  const router = useSiteRouter();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const create = async (): Promise<void> => {
    setBusy(true);
    setError(null);
    const answer = await draftClient.create(request);
    if (answer.type === 'done') return router.push(`/studio/${answer.value.id}`);
    setBusy(false);
    setError(answer.type === 'refused' ? answer.code : 'failed');
  };
  return (
    <>
      <Button look={isQuiet ? 'plain' : 'main'} disabled={isBusy} onClick={() => void create()}>
        {isBusy ? words('new.making') : children}
      </Button>
      {error && (
        <p className={styles.error} role="alert">
          {errors(error)}
        </p>
      )}
    </>
  );
};
