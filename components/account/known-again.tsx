'use client';

import { useEffect } from 'react';
import { askAccount } from './account-client';
import { dropKeepsake, heldKeepsake } from './keepsake';

/** Longer than a browser takes to write a cookie to its disk. */
const COOKIE_IS_KEPT = 120_000;

const lookAgain = async (isKnown: boolean): Promise<void> => {
  const held = await heldKeepsake();
  if (!held) return;
  if (isKnown && Date.now() - held.at < COOKIE_IS_KEPT) return;
  const answer = await askAccount<{ readonly isKnown?: boolean }>('keepsake', isKnown ? 'DELETE' : 'POST', {
    keepsake: held.secret,
  });
  if (answer.type !== 'done') return;
  if (isKnown || !answer.value.isKnown) await dropKeepsake();
  else location.reload();
};

/** A new author whose browser died before it had his cookie on its disk is known again at the next page that he opens. */
export const KnownAgain = ({ isKnown }: { readonly isKnown: boolean }) => {
  useEffect(() => {
    void lookAgain(isKnown);
  }, [isKnown]);
  return null;
};
