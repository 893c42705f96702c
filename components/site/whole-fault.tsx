'use client';

import site from '@/content/messages/en/site.json';
import { type FaultProps, FaultSlip } from './fault-slip';
import { useReference } from './use-reference';

/** The fault page of last resort: when even the layout fails there is nobody to ask for the language. */
export const WholeFault = ({ error, reset }: FaultProps) => {
  const id = useReference(error);
  const reference = id === null ? undefined : site.fault.reference.replace('{id}', id);
  return (
    <main>
      <title>{site.name}</title>
      <FaultSlip words={{ ...site.fault, reference }} onAgain={reset} />
    </main>
  );
};
