'use client';

import { type ReactNode, useDeferredValue } from 'react';

/** Rendered after the map, in slices between frames: one can draw before every list is filled. */
export const Deferred = ({ children }: { readonly children: ReactNode }) =>
  useDeferredValue(true, false) ? children : null;
