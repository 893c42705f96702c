'use client';

import { type ReactNode, useDeferredValue } from 'react';

/** Made after the map stands, in slices between frames: the hand can draw before every list is filled. */
export const Deferred = ({ children }: { readonly children: ReactNode }) =>
  useDeferredValue(true, false) ? children : null;
