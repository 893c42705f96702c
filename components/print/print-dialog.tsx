'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, composeButtonClass } from '@/components/ui/controls/button';
import { PlainLink } from '@/components/ui/controls/plain-link';
import { Dialog, DialogTitle } from '@/components/ui/overlays/dialog';
import { createDefaultPrintRequest, type PrintOffer, toPrintQuery } from '@/lib/print/print-query';
import styles from './print.module.css';
import { PrintChoices } from './print-choices';
import { PrintPreview } from './print-preview';
import { type PdfState, useMakePdf, usePrintPreview } from './use-print';

const KILO = 1000;

const PdfProgress = ({ making, pages }: { readonly making: PdfState; readonly pages: number }) => {
  const words = useTranslations('print.dialog');
  if (making.type === 'idle') return null;
  if (making.type === 'failed') return <span className={styles.bad}>{words('failed')}</span>;
  if (making.type === 'made')
    return (
      <PlainLink className={composeButtonClass('main')} href={making.file} target="_blank" rel="noreferrer">
        {words('open', { pages, size: Math.max(1, Math.round(making.bytes / KILO)) })}
      </PlainLink>
    );
  const { made, of } = making.progress ?? { made: 0, of: 0 };
  return (
    <span className={styles.progress}>
      <progress max={of || pages} value={of === 0 ? undefined : made} aria-label={words('making')} />
      {of === 0 ? words('making') : words('progress', { made, of })}
    </span>
  );
};

interface PrintDialogProps {
  readonly offer: PrintOffer;
  readonly onClose: () => void;
}

/** Chooses what is printed and how, shows every page at once, and makes one file of it. */
export const PrintDialog = ({ offer, onClose }: PrintDialogProps) => {
  const words = useTranslations('print.dialog');
  const [request, setRequest] = useState(() => createDefaultPrintRequest(offer));
  const query = toPrintQuery(request, offer);
  const preview = usePrintPreview(offer.address, query);
  const { making, make } = useMakePdf(offer.address, query);
  const isStale = preview.type === 'shown' && preview.query !== query;
  const pages = preview.type === 'shown' ? preview.pages.length : 0;
  return (
    <Dialog isOpen onClose={onClose} className={styles.dialog}>
      <DialogTitle>{words('title')}</DialogTitle>
      <PrintChoices
        offer={offer}
        request={request}
        onChange={change => setRequest(now => ({ ...now, ...change }))}
      />
      <PrintPreview address={offer.address} preview={preview} isStale={isStale} />
      <div className={styles.buttons}>
        <span role="status">
          <PdfProgress making={making} pages={pages} />
        </span>
        {making.type !== 'made' && (
          <Button look="main" disabled={making.type === 'making' || pages === 0} onClick={make}>
            {words('make', { pages })}
          </Button>
        )}
        <Button onClick={onClose}>{words('close')}</Button>
      </div>
    </Dialog>
  );
};
