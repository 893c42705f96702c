'use client';

import { useMemo } from 'react';
import type { Variant } from '@/lib/game/scenario-base';
import { useStudioState } from '../studio-context';
import { variantsIn } from './variant-document';

/** The variants of the document itself, whichever of them is shown. */
export const useVariants = (): readonly Variant[] => {
  const document = useStudioState(({ history }) => history.present.document);
  return useMemo(() => variantsIn(document), [document]);
};
