import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { PrintButton } from './print-button';
import type { PrintOffer } from './print-offer';

/** The button with the words that its dialog needs in the browser. */
export const PrintMenu = async ({ offer }: { readonly offer: PrintOffer }) => {
  const { print } = await getMessages();
  return (
    <NextIntlClientProvider messages={{ print: { dialog: print.dialog } }}>
      <PrintButton offer={offer} />
    </NextIntlClientProvider>
  );
};
