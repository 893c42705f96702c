'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import type { PrintOffer } from '@/lib/print/print-query';

const PrintDialog = dynamic(() => import('./print-dialog').then(({ PrintDialog: dialog }) => dialog), {
  ssr: false,
});

/** Opens the print dialog, which is fetched only then. */
export const PrintButton = ({ offer }: { readonly offer: PrintOffer }) => {
  const words = useTranslations('print.dialog');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words('button')}</Button>
      {isOpen && <PrintDialog offer={offer} onClose={() => setOpen(false)} />}
    </>
  );
};
