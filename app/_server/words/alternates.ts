import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { addressIn, DEFAULT_LANGUAGE, LANGUAGES, type Language, languageOf } from '@/lib/game/language';

type Alternates = NonNullable<Metadata['alternates']>;

/** The same page in every language that it has, as search engines ask for it. */
const languagesOf = (path: string, languages: readonly Language[]): Alternates['languages'] => ({
  ...Object.fromEntries(languages.map(language => [language, addressIn(language, path)])),
  'x-default': addressIn(DEFAULT_LANGUAGE, path),
});

/** Where a page belongs: in the reader's language if it has that, else in the original. */
export const alternatesOf = async (
  path: string,
  languages: readonly Language[] = LANGUAGES,
): Promise<Alternates & { readonly canonical: string }> => {
  const language = languageOf(await getLocale());
  if (!languages.includes(language) || languages.length < 2)
    return { canonical: addressIn(languages[0] ?? DEFAULT_LANGUAGE, path) };
  return { canonical: addressIn(language, path), languages: languagesOf(path, languages) };
};

/** Our English is British; another language is that of the country where most of its speakers live. */
const openGraphOf = (language: Language): string => {
  const { language: tag, region } = new Intl.Locale(language === 'en' ? 'en-GB' : language).maximize();
  return `${tag}_${region}`;
};

/** The reader's language as other sites know it; a page with a card of its own has to say it again. */
export const openGraphLocale = async (): Promise<string> => openGraphOf(languageOf(await getLocale()));
