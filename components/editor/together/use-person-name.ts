'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';

interface Named {
  readonly name: string;
  readonly isOwner?: boolean | undefined;
}

/** What a person is called here; whoever gave no name is the owner or a guest. */
export const usePersonName = (): ((person: Named) => string) => {
  const words = useTranslations('together');
  return useCallback(({ name, isOwner }) => name || words(isOwner ? 'owner' : 'guest'), [words]);
};
