import { headers } from 'next/headers';
import { getRequestConfig } from 'next-intl/server';
import { LANGUAGE_HEADER } from '@/app/_server/words/language';
import { MESSAGES } from '@/content/messages';
import { choosePreferredLanguage, type Language, languageOf } from '@/lib/game/language';

/**
 * A page's language is that of its address (proxy.ts); what has no page, the programming interface, is asked for in `Accept-Language`. The
 * time zone is fixed so that a date reads the same on every server.
 */
export default getRequestConfig(async ({ locale: named }) => {
  if (named !== undefined) return configOf(languageOf(named));
  const sent = await headers();
  const told = sent.get(LANGUAGE_HEADER);
  const locale = told === null ? choosePreferredLanguage(sent.get('accept-language')) : languageOf(told);
  return configOf(locale);
});

const configOf = (locale: Language) => ({ locale, timeZone: 'UTC', messages: MESSAGES[locale] });
