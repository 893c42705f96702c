'use client';

import site from '@/content/messages/en/site.json';
import { FaultSlip } from './fault-slip';

/** The fault page of last resort: when even the layout fails there is nobody to ask for the language. */
export const WholeFault = ({ onAgain }: { readonly onAgain: () => void }) => (
  <main>
    <title>{site.name}</title>
    <FaultSlip words={site.fault} onAgain={onAgain} />
  </main>
);
