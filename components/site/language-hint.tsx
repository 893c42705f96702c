'use client';

import { usePathname } from 'next/navigation';
import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import {
  addressIn,
  choosePreferredLanguage,
  type Language,
  languageOf,
  splitAddress,
} from '@/lib/game/language';
import { readRememberedLanguage, rememberLanguage } from './language-cookie';
import styles from './language-hint.module.css';

export interface HintWords {
  readonly text: string;
  readonly show: string;
  readonly never: string;
}

/** The language the reader prefers: the one they chose, else their browser's. */
const readPreference = (): Language => {
  const remembered = readRememberedLanguage();
  return remembered === null
    ? choosePreferredLanguage(navigator.languages.join(','))
    : languageOf(remembered);
};

/** One line for who reads a page in another language than their own. Drawn in the browser, so that pages are the same for everyone. */
export const LanguageHint = ({ words }: { readonly words: Readonly<Record<string, HintWords>> }) => {
  const current = languageOf(useLocale());
  const { path } = splitAddress(usePathname());
  const [preferred, setPreferred] = useState<Language>(current);
  useEffect(() => setPreferred(readPreference()), []);
  const said = words[preferred];
  if (preferred === current || !said) return null;
  const stay = (): void => {
    rememberLanguage(current);
    setPreferred(current);
  };
  return (
    <p className={styles.hint} lang={preferred}>
      {said.text}{' '}
      <a href={addressIn(preferred, path)} hrefLang={preferred} onClick={() => rememberLanguage(preferred)}>
        {said.show}
      </a>
      <Button look="quiet" onClick={stay}>
        {said.never}
      </Button>
    </p>
  );
};
