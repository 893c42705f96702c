'use client';

import { useEffect } from 'react';
import { deleteRecoveryToken, readRecoveryToken } from '@/lib/editor/autosave/recovery-token';
import { requestAccount } from './account-client';

/** Longer than a browser takes to write a cookie to its disk. */
const COOKIE_IS_KEPT = 120_000;

const recoverSession = async (isKnown: boolean): Promise<void> => {
  const held = await readRecoveryToken();
  if (!held) return;
  if (isKnown && Date.now() - held.at < COOKIE_IS_KEPT) return;
  const answer = await requestAccount<{ readonly isKnown?: boolean }>(
    'keepsake',
    isKnown ? 'DELETE' : 'POST',
    {
      keepsake: held.secret,
    },
  );
  if (answer.type !== 'done') return;
  if (isKnown || !answer.value.isKnown) await deleteRecoveryToken();
  else location.reload();
};

/** A new author whose browser died before it had his cookie on its disk is known again at the next page that he opens. */
export const SessionRecovery = ({ isKnown }: { readonly isKnown: boolean }) => {
  useEffect(() => {
    void recoverSession(isKnown);
  }, [isKnown]);
  return null;
};
