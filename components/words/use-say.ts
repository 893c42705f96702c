'use client';

import { useLocale, useMessages } from 'next-intl';
import { useMemo } from 'react';
import type { Say } from '@/lib/game/sentence';
import { makeSay } from './make-say';

/** The words of the reader's language, in a component of the browser. */
export const useSay = (): Say => {
  const messages = useMessages();
  const locale = useLocale();
  return useMemo(() => makeSay(messages, locale), [messages, locale]);
};
