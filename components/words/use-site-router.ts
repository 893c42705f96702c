'use client';

import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { useMemo } from 'react';
import { addressIn, languageOf } from '@/lib/game/language';

type SiteRouter = Pick<ReturnType<typeof useRouter>, 'push' | 'replace' | 'refresh'>;

/** Leads to other pages of this site, in the reader's language. */
export const useSiteRouter = (): SiteRouter => {
  const router = useRouter();
  const language = languageOf(useLocale());
  return useMemo(
    () => ({
      push: (path, options) => router.push(addressIn(language, path), options),
      replace: (path, options) => router.replace(addressIn(language, path), options),
      refresh: () => router.refresh(),
    }),
    [router, language],
  );
};
