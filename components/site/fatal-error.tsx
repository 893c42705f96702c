'use client';

import { NextIntlClientProvider } from 'next-intl';
import { LAST_RESORT } from '@/content/messages/last-resort';
import { splitAddress } from '@/lib/game/language';
import { ErrorNotice, type ErrorPageProps } from './error-notice';
import { useErrorReference } from './use-error-reference';

/** The fault page of last resort: when even the layout fails there is only the address to ask for the language. */
export const FatalError = ({ error, reset }: ErrorPageProps) => {
  const { language } = splitAddress(location.pathname);
  const { name, error: texts } = LAST_RESORT[language];
  const id = useErrorReference(error);
  const reference = id === null ? undefined : texts.reference.replace('{id}', id);
  return (
    <NextIntlClientProvider locale={language} messages={{}}>
      <main lang={language}>
        <title>{name}</title>
        <ErrorNotice words={{ ...texts, reference }} onAgain={reset} />
      </main>
    </NextIntlClientProvider>
  );
};
