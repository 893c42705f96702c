import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SitePage } from '@/app/_server/site-page';

/** A page of the site; the browser gets the words of the wizard and of the maps that it draws. */
const NewLayout = async ({ children }: { readonly children: ReactNode }) => {
  const { studio, errors, forms, wizard, words } = await getMessages();
  return (
    <SitePage place="studio">
      <NextIntlClientProvider messages={{ studio: { new: studio.new }, errors, forms, wizard, words }}>
        {children}
      </NextIntlClientProvider>
    </SitePage>
  );
};

export default NewLayout;
