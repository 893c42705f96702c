import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SitePage } from '@/app/_server/site-page';

/** Pages of the site; the browser gets the words of their small forms. */
const ListsLayout = async ({ children }: { readonly children: ReactNode }) => {
  const { lists, errors } = await getMessages();
  return (
    <SitePage place="lists">
      <NextIntlClientProvider messages={{ lists: { ...lists }, errors }}>{children}</NextIntlClientProvider>
    </SitePage>
  );
};

export default ListsLayout;
