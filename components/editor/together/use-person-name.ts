'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';

/** What a person is called here; whoever gave no name is a guest. */
export const usePersonName = (): ((person: { readonly name: string }) => string) => {
  const words = useTranslations('together');
  return useCallback(({ name }) => (name === '' ? words('guest') : name), [words]);
};
