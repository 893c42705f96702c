'use client';

import { useLocale } from 'next-intl';
import { useMemo } from 'react';
import { isRecord } from '@/lib/documents/translations/translatable-texts';
import {
  type ComparedText,
  compareTexts,
  translationsOf,
} from '@/lib/documents/translations/translation-state';
import { useStudioState } from '../session/studio-context';

/** The document itself: a variant has no languages of its own. */
export const useWholeDocument = (): unknown => useStudioState(({ history }) => history.present.document);

/** The language it is written in, if stated, and the languages it is translated into. */
export const useDocumentLanguages = () => {
  const document = useWholeDocument();
  return useMemo(() => {
    const said = isRecord(document) ? document.language : undefined;
    return {
      original: typeof said === 'string' ? said : undefined,
      translations: translationsOf(document)
        .filter(([, translation]) => Object.keys(translation).length > 0)
        .map(([language, translation]) => ({ language, ...countDone(compareTexts(document, translation)) })),
    };
  }, [document]);
};

export const isDone = ({ translated, isStale }: ComparedText): boolean =>
  translated !== undefined && !isStale;

export const countDone = (texts: readonly ComparedText[]) => ({
  done: texts.filter(isDone).length,
  count: texts.length,
});

/** The name of a language in the reader's own. */
export const useLanguageName = () => {
  const locale = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames([locale], { type: 'language', fallback: 'code' });
    return (language: string): string => names.of(language) ?? language;
  }, [locale]);
};
