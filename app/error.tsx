'use client';

import { useTranslations } from 'next-intl';
import { type FaultProps, FaultSlip } from '@/components/site/fault-slip';
import { useReference } from '@/components/site/use-reference';

const ErrorPage = ({ error, reset }: FaultProps) => {
  const t = useTranslations('site.fault');
  const id = useReference(error);
  const words = {
    ...{ title: t('title'), text: t('text'), again: t('again'), home: t('home') },
    ...(id === null ? {} : { reference: t('reference', { id }) }),
  };
  return (
    <main>
      <FaultSlip words={words} onAgain={reset} />
    </main>
  );
};

export default ErrorPage;
