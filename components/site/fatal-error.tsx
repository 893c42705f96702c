'use client';

import site from '@/content/messages/en/site.json';
import { ErrorNotice, type ErrorPageProps } from './error-notice';
import { useErrorReference } from './use-error-reference';

/** The fault page of last resort: when even the layout fails there is nobody to ask for the language. */
export const FatalError = ({ error, reset }: ErrorPageProps) => {
  const id = useErrorReference(error);
  const reference = id === null ? undefined : site.fault.reference.replace('{id}', id);
  return (
    <main>
      <title>{site.name}</title>
      <ErrorNotice words={{ ...site.fault, reference }} onAgain={reset} />
    </main>
  );
};
