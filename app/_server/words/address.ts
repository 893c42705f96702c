import { getLocale } from 'next-intl/server';
import { addressIn, languageOf } from '@/lib/game/language';

/** The address of a path of this site in the reader's language. */
export const toAddress = async (path: string): Promise<string> =>
  addressIn(languageOf(await getLocale()), path);
