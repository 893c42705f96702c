'use client';

import { useTranslations } from 'next-intl';
import { FaultSlip } from '@/components/site/fault-slip';

const ErrorPage = ({ reset }: { readonly reset: () => void }) => {
  const t = useTranslations('site.fault');
  const words = { title: t('title'), text: t('text'), again: t('again'), home: t('home') };
  return (
    <main>
      <FaultSlip words={words} onAgain={reset} />
    </main>
  );
};

export default ErrorPage;
