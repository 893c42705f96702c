'use client';

import { lazy, Suspense } from 'react';
import { useDark } from '@/components/ui/theme/use-dark';

const SourceEditor = lazy(async () => ({
  default: (await import('@/components/editor/source/source-editor')).SourceEditor,
}));

/** The document's JSON, loaded when it is first shown. */
export const SourcePane = () => {
  const isDark = useDark();
  return (
    <Suspense>
      <SourceEditor isDark={isDark} />
    </Suspense>
  );
};
