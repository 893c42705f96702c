'use client';

import './globals.css';
import { lazy, Suspense } from 'react';
import type { ErrorPageProps } from '@/components/site/error-notice';

/** Loaded only when needed: it contains all messages. */
const FatalErrorPage = lazy(async () => ({
  default: (await import('@/components/site/fatal-error')).FatalError,
}));

const GlobalErrorPage = ({ error, reset }: ErrorPageProps) => (
  <html lang="en">
    <body>
      <Suspense>
        <FatalErrorPage error={error} reset={reset} />
      </Suspense>
    </body>
  </html>
);

export default GlobalErrorPage;
