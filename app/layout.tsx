import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

export const generateMetadata = async (): Promise<Metadata> => {
  const say = await getTranslations('site');
  return { title: say('name') };
};

const Layout = async ({ children }: { readonly children: ReactNode }) => (
  <html lang={await getLocale()}>
    <body>
      <NextIntlClientProvider>{children}</NextIntlClientProvider>
    </body>
  </html>
);

export default Layout;
