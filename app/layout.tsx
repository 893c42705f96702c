import { THEME_COLOURS } from '@/lib/site/theme-colours';
import '@fontsource/eb-garamond/400.css';
import '@fontsource/eb-garamond/400-italic.css';
import '@fontsource/eb-garamond/500.css';
import '@fontsource/eb-garamond/600.css';
import '@fontsource/source-sans-3/400.css';
import '@fontsource/source-sans-3/400-italic.css';
import '@fontsource/source-sans-3/600.css';
import '@fontsource/source-sans-3/700.css';
import './globals.css';
import type { Metadata, Viewport } from 'next';
import { headers } from 'next/headers';
import { NextIntlClientProvider } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { openGraphLocale } from '@/app/_server/words/alternates';
import { REQUEST_ID } from '@/lib/accounts/client-address';
import { getEnv } from '@/lib/env';
import { FIRST_SCRIPT } from '@/lib/site/first-script';

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('site');
  return {
    metadataBase: new URL(getEnv().baseUrl),
    title: { default: t('name'), template: t('titled', { title: '%s' }) },
    description: t('description'),
    manifest: '/manifest.webmanifest',
    openGraph: {
      siteName: t('name'),
      type: 'website',
      locale: await openGraphLocale(),
    },
  };
};

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: THEME_COLOURS.light.panel },
    { media: '(prefers-color-scheme: dark)', color: THEME_COLOURS.dark.panel },
  ],
};

/** The bare document. Pages of the site stand in a frame with header and footer; the studio has a frame of its own. */
const Layout = async ({ children }: { readonly children: ReactNode }) => {
  const t = await getTranslations('site');
  // The browser gets only the words of the error page; what else needs words there brings its own.
  const error = {
    title: t('error.title'),
    text: t('error.text'),
    reference: t.raw('error.reference'),
    again: t('error.again'),
    home: t('error.home'),
  };
  return (
    <html
      lang={await getLocale()}
      data-request={(await headers()).get(REQUEST_ID) ?? undefined}
      suppressHydrationWarning
    >
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, run before the first paint. */}
        <script dangerouslySetInnerHTML={{ __html: FIRST_SCRIPT }} />
      </head>
      <body>
        <NextIntlClientProvider messages={{ site: { error } }}>{children}</NextIntlClientProvider>
      </body>
    </html>
  );
};

export default Layout;
