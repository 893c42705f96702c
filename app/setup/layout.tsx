import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SitePage } from '@/app/_server/site-page';

/** A page of the site; the browser gets the words of its form. */
const SetupLayout = async ({ children }: { readonly children: ReactNode }) => {
  const { account, errors, operator } = await getMessages();
  return (
    <SitePage place="account">
      <NextIntlClientProvider messages={{ account, errors, operator: { setup: operator.setup } }}>
        {children}
      </NextIntlClientProvider>
    </SitePage>
  );
};

export default SetupLayout;
