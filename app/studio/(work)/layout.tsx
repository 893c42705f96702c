import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SitePage } from '@/app/_server/site-page';

/** A page of the site; its cards speak in the browser. */
const WorkLayout = async ({ children }: { readonly children: ReactNode }) => {
  const { drafts, errors, 'my-work': work } = await getMessages();
  return (
    <SitePage place="studio">
      <NextIntlClientProvider messages={{ drafts, errors, 'my-work': work }}>
        {children}
      </NextIntlClientProvider>
    </SitePage>
  );
};

export default WorkLayout;
