'use client';

import { type ReactNode, Suspense, useDeferredValue } from 'react';

interface DeferredProps {
  /** The map stands. */
  readonly isReady: boolean;
  readonly children: ReactNode;
}

/** Loaded and rendered after the map, in slices between frames: the author can draw before every list is filled. */
export const Deferred = ({ isReady, children }: DeferredProps) => (
  <Suspense>{useDeferredValue(isReady, false) ? children : null}</Suspense>
);
