'use client';

import './globals.css';
import { lazy, Suspense } from 'react';

/** Fetched when it is needed only: it brings all the messages with it. */
const WholeFault = lazy(async () => ({
  default: (await import('@/components/site/whole-fault')).WholeFault,
}));

const GlobalErrorPage = ({ reset }: { readonly reset: () => void }) => (
  <html lang="en">
    <body>
      <Suspense>
        <WholeFault onAgain={reset} />
      </Suspense>
    </body>
  </html>
);

export default GlobalErrorPage;
