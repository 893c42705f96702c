import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SitePage } from '@/app/_server/site-page';

const GamesLayout = async ({ children }: { readonly children: ReactNode }) => {
  const { 'by-link': byLink } = await getMessages();
  return (
    <SitePage place="games">
      <NextIntlClientProvider messages={{ 'by-link': byLink }}>{children}</NextIntlClientProvider>
    </SitePage>
  );
};

export default GamesLayout;
