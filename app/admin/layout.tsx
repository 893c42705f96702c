import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SitePage } from '@/app/_server/site-page';

/** A page of the site; its forms speak in the browser. */
const AdminLayout = async ({ children }: { readonly children: ReactNode }) => {
  const { curators, errors, community } = await getMessages();
  const { moderation } = community;
  return (
    <SitePage place="account">
      <NextIntlClientProvider messages={{ curators, errors, community: { moderation } }}>
        {children}
      </NextIntlClientProvider>
    </SitePage>
  );
};

export default AdminLayout;
