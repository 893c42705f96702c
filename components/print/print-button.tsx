'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import type { PrintOffer } from '@/lib/print/print-query';
import styles from './print.module.css';

const PrintDialog = dynamic(() => import('./print-dialog').then(({ PrintDialog: dialog }) => dialog), {
  ssr: false,
});

/** Opens the print dialog, which is fetched only then. */
export const PrintButton = ({ offer }: { readonly offer: PrintOffer }) => {
  const words = useTranslations('print.dialog');
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const open = (): void => {
    setOpen(true);
    dialog.current?.showModal();
  };
  return (
    <>
      <button type="button" className={buttonClass()} onClick={open}>
        {words('button')}
      </button>
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-labelledby="print-title"
        onClose={() => setOpen(false)}
      >
        {isOpen && <PrintDialog offer={offer} onClose={() => dialog.current?.close()} />}
      </dialog>
    </>
  );
};
