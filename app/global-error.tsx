'use client';

import './globals.css';
import { lazy, Suspense } from 'react';
import type { FaultProps } from '@/components/site/fault-slip';

/** Fetched when it is needed only: it brings all the messages with it. */
const WholeFault = lazy(async () => ({
  default: (await import('@/components/site/whole-fault')).WholeFault,
}));

const GlobalErrorPage = ({ error, reset }: FaultProps) => (
  <html lang="en">
    <body>
      <Suspense>
        <WholeFault error={error} reset={reset} />
      </Suspense>
    </body>
  </html>
);

export default GlobalErrorPage;
