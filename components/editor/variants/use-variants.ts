'use client';

import { useMemo } from 'react';
import { variantsIn } from '@/lib/editor/variants/variant-document';
import type { Variant } from '@/lib/game/document/scenario-base';
import { useStudioState } from '../session/studio-context';

/** The variants of the document itself, whichever of them is shown. */
export const useVariants = (): readonly Variant[] => {
  const document = useStudioState(({ history }) => history.present.document);
  return useMemo(() => variantsIn(document), [document]);
};
