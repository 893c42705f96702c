import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SitePage } from '@/app/_server/site-page';

/** A page of the site; the browser gets the few words that its buttons say. */
const NewLayout = async ({ children }: { readonly children: ReactNode }) => {
  const { studio, errors } = await getMessages();
  return (
    <SitePage place="studio">
      <NextIntlClientProvider messages={{ studio: { new: studio.new }, errors }}>
        {children}
      </NextIntlClientProvider>
    </SitePage>
  );
};

export default NewLayout;
