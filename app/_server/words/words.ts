import { getLocale, getMessages } from 'next-intl/server';
import { cache } from 'react';
import { makeSay } from '@/components/words/make-say';

/** The words of the reader's language, on the server. */
export const getSay = cache(async () => makeSay(await getMessages(), await getLocale()));
