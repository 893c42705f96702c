'use client';

import './globals.css';
import { FaultSlip } from '@/components/site/fault-slip';
import { site } from '@/content/messages/en.json';

/** When even the layout fails there is nobody to ask for the language. */
const GlobalErrorPage = ({ reset }: { readonly reset: () => void }) => (
  <html lang="en">
    <body>
      <title>{site.name}</title>
      <main>
        <FaultSlip words={site.fault} onAgain={reset} />
      </main>
    </body>
  </html>
);

export default GlobalErrorPage;
