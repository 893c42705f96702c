'use client';

import { useMemo } from 'react';
import type { ThrowPreview } from '@/lib/game/contract/play-presentation';
import type { AnyOrder } from '@/lib/game/play/board/lit-targets';
import { usePlay } from './play-model';

/** The next throw that an order leads to; null: none, or it is not known. */
export const useThrow = (order: AnyOrder | undefined): ThrowPreview | null => {
  const { rules, state } = usePlay();
  return useMemo(() => (order ? rules.nextThrow(state, order) : null), [rules, state, order]);
};

/** The throw of the order that is pointed at. */
export const useCurrentThrow = (): ThrowPreview | null => {
  const { orders, current } = usePlay();
  return useThrow(current === null ? undefined : orders[current]);
};
