import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';

/** The studio runs the rules in the browser, so the browser gets all messages. */
const StudioLayout = async ({ children }: { readonly children: ReactNode }) => (
  <NextIntlClientProvider messages={await getMessages()}>{children}</NextIntlClientProvider>
);

export default StudioLayout;
