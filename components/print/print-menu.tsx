import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { PrintOffer } from '@/lib/print/print-query';
import { PrintButton } from './print-button';

/** The button with the words that its dialog needs in the browser. */
export const PrintMenu = async ({ offer }: { readonly offer: PrintOffer }) => {
  const { print } = await getMessages();
  return (
    <NextIntlClientProvider messages={{ print: { dialog: print.dialog } }}>
      <PrintButton offer={offer} />
    </NextIntlClientProvider>
  );
};
