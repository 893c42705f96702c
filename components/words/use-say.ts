'use client';

import { useLocale, useMessages } from 'next-intl';
import type { Say } from '@/lib/game/contract/sentence';
import { type Messages, makeSay } from './make-say';

/** One `say` for all components: one for each would parse every message again. */
const sayCache = new WeakMap<Messages, Map<string, Say>>();

const sayFor = (messages: Messages, locale: string): Say => {
  const known = sayCache.get(messages) ?? new Map<string, Say>();
  sayCache.set(messages, known);
  const say = known.get(locale) ?? makeSay(messages, locale);
  known.set(locale, say);
  return say;
};

/** The words of the reader's language, in a component of the browser. */
export const useSay = (): Say => {
  const messages = useMessages();
  const locale = useLocale();
  return sayFor(messages, locale);
};
