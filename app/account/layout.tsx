import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SitePage } from '@/app/_server/site-page';

/** A page of the site; its forms speak in the browser. */
const AccountLayout = async ({ children }: { readonly children: ReactNode }) => {
  const { account, drafts, errors, share } = await getMessages();
  const messages = { account, drafts, errors, share: { tokens: share.tokens } };
  return (
    <SitePage place="account">
      <NextIntlClientProvider messages={messages}>{children}</NextIntlClientProvider>
    </SitePage>
  );
};

export default AccountLayout;
