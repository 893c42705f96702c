'use client';

import { type ReactNode, Suspense, useDeferredValue } from 'react';

/** Loaded and rendered after the map, in slices between frames: one can draw before every list is filled. */
export const Deferred = ({ children }: { readonly children: ReactNode }) => (
  <Suspense>{useDeferredValue(true, false) ? children : null}</Suspense>
);
