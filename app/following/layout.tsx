import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SitePage } from '@/app/_server/site-page';

const FollowingLayout = async ({ children }: { readonly children: ReactNode }) => {
  const { following } = await getMessages();
  return (
    <SitePage>
      <NextIntlClientProvider messages={{ following }}>{children}</NextIntlClientProvider>
    </SitePage>
  );
};

export default FollowingLayout;
