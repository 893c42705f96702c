'use client';

import { usePathname } from 'next/navigation';
import { useLocale } from 'next-intl';
import { addressIn, LANGUAGES, type Language, languageOf, splitAddress } from '@/lib/game/language';
import { rememberLanguage } from './language-cookie';
import styles from './language-switch.module.css';

/** What a language calls itself: "English", "Deutsch". */
const nameOf = (language: Language): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;

interface SwitchProps {
  readonly label: string;
  /** In a bar only the other languages. */
  readonly onlyOthers?: boolean;
}

/** The same page in another language; which one was chosen is remembered for the home page. */
export const LanguageSwitch = ({ label, onlyOthers }: SwitchProps) => {
  const current = languageOf(useLocale());
  const { path } = splitAddress(usePathname());
  const go = (language: Language): void => {
    rememberLanguage(language);
    location.assign(addressIn(language, path) + location.search + location.hash);
  };
  return (
    <nav className={styles.languages} aria-label={label}>
      {LANGUAGES.filter(language => !onlyOthers || language !== current).map(language => (
        <a
          key={language}
          href={addressIn(language, path)}
          hrefLang={language}
          lang={language}
          aria-current={language === current ? 'true' : undefined}
          onClick={event => {
            event.preventDefault();
            go(language);
          }}
        >
          {nameOf(language)}
        </a>
      ))}
    </nav>
  );
};
