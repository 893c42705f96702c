'use client';

import { useTranslations } from 'next-intl';
import { ErrorNotice, type ErrorPageProps } from '@/components/site/error-notice';
import { useErrorReference } from '@/components/site/use-error-reference';

const ErrorPage = ({ error, reset }: ErrorPageProps) => {
  const t = useTranslations('site.error');
  const id = useErrorReference(error);
  const words = {
    ...{ title: t('title'), text: t('text'), again: t('again'), home: t('home') },
    ...(id === null ? {} : { reference: t('reference', { id }) }),
  };
  return (
    <main>
      <ErrorNotice words={words} onAgain={reset} />
    </main>
  );
};

export default ErrorPage;
