import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';

/** The studio speaks in the browser, of everything that rules can say: it alone is given every word. */
const StudioLayout = async ({ children }: { readonly children: ReactNode }) => (
  <NextIntlClientProvider messages={await getMessages()}>{children}</NextIntlClientProvider>
);

export default StudioLayout;
