import type { Language } from '@/lib/game/language';
import { LANGUAGE_COOKIE } from '@/lib/game/language';

const YEAR = 365 * 24 * 60 * 60;

/** The choice holds for the home page only: every other address says its language itself. */
export const rememberLanguage = (language: Language): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser.
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR}; samesite=lax`;
};

/** Null: nothing was ever chosen on this device. */
export const readRememberedLanguage = (): string | null =>
  document.cookie
    .split('; ')
    .find(entry => entry.startsWith(`${LANGUAGE_COOKIE}=`))
    ?.slice(LANGUAGE_COOKIE.length + 1) ?? null;
