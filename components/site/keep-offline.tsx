'use client';

import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import { keepPagesOffline } from '@/lib/editor/autosave/offline-pages';
import { addressIn, languageOf } from '@/lib/game/language';

interface KeepOfflineProps {
  /** More pages that open without a network. */
  readonly pages: readonly string[];
}

/** What is on the screen comes first. */
const QUIET = 3000;

/** Lets this page and others be opened without a network. */
export const KeepOffline = ({ pages }: KeepOfflineProps) => {
  const named = pages.join(' ');
  const language = languageOf(useLocale());
  useEffect(() => {
    const others = named.split(' ').filter(Boolean);
    const paths = [location.pathname, ...others.map(path => addressIn(language, path))];
    const timer = setTimeout(() => void keepPagesOffline(paths), QUIET);
    return () => clearTimeout(timer);
  }, [named, language]);
  return null;
};
