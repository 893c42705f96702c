'use client';

import { useEffect } from 'react';
import { requestAccount } from '@/lib/accounts/request-account';
import { deleteRecoveryToken, readRecoveryToken } from '@/lib/editor/autosave/recovery-token';

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

/** Recovers the session of a new author whose browser crashed before it had written the cookie to its disk. */
export const SessionRecovery = ({ isKnown }: { readonly isKnown: boolean }) => {
  useEffect(() => {
    void recoverSession(isKnown);
  }, [isKnown]);
  return null;
};
