'use client';

import { NextIntlClientProvider, useLocale } from 'next-intl';
import { type ReactNode, useMemo } from 'react';

interface WordsOfTextProps {
  readonly json: string;
  readonly children: ReactNode;
}

/** Thousands of words as one text: sent, and read again, in a fraction of the time that as many values take. */
export const WordsOfText = ({ json, children }: WordsOfTextProps) => {
  const messages = useMemo(() => JSON.parse(json), [json]);
  return (
    <NextIntlClientProvider locale={useLocale()} messages={messages}>
      {children}
    </NextIntlClientProvider>
  );
};
