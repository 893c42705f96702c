import { useLocale } from 'next-intl';
import { addressIn, languageOf } from '@/lib/game/language';

/** Gives the address of a path of this site in the reader's language. */
export const useAddress = (): ((path: string) => string) => {
  const language = languageOf(useLocale());
  return path => addressIn(language, path);
};
