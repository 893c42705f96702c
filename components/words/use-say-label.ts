'use client';

import { useLocale } from 'next-intl';
import type { Say } from '@/lib/game/contract/sentence';
import { useSay } from './use-say';

/** Words as they stand at the head of a field: what is small within a sentence is large here. */
export const useSayLabel = (): Say => {
  const say = useSay();
  const locale = useLocale();
  return sentence => {
    const [first = '', ...rest] = say(sentence);
    return first.toLocaleUpperCase(locale) + rest.join('');
  };
};
