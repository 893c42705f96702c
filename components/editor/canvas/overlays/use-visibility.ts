'use client';

import { useEffect, useMemo, useState } from 'react';
import { atom, type TLShape } from 'tldraw';
import type { ViewLayer } from '@/lib/editor/session/view-state';
import { useView } from '../../session/studio-context';
import { isAnnotationShape } from '../annotations/convert-annotations';
import { PIECE } from '../pieces/piece-shape';

/** While a picture is fitted, nothing stands on what is to be clicked. */
const OUT_OF_THE_WAY = ['pieces', 'annotations'] as const;

/** Layers that are switched off are neither visible nor clickable. */
export const useVisibility = (): ((shape: TLShape) => 'hidden' | 'inherit') => {
  const chosen = useView(view => view.hidden);
  const isFitting = useView(view => view.underlayMode === 'fit');
  const hidden = useMemo(() => (isFitting ? [...chosen, ...OUT_OF_THE_WAY] : chosen), [chosen, isFitting]);
  const [layers] = useState(() => atom<readonly ViewLayer[]>('hidden layers', hidden));
  useEffect(() => {
    layers.set(hidden);
  }, [layers, hidden]);
  const [visibility] = useState(() => (shape: TLShape) => {
    const layer = shape.type === PIECE ? 'pieces' : isAnnotationShape(shape) ? 'annotations' : null;
    return layer && layers.get().includes(layer) ? 'hidden' : 'inherit';
  });
  return visibility;
};
