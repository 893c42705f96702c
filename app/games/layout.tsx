import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { SitePage } from '@/app/_server/site-page';
import byLink from '@/content/messages/en/by-link.json';

const GamesLayout = ({ children }: { readonly children: ReactNode }) => (
  <SitePage place="games">
    <NextIntlClientProvider messages={{ 'by-link': byLink }}>{children}</NextIntlClientProvider>
  </SitePage>
);

export default GamesLayout;
