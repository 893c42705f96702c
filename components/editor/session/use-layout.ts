'use client';

import { useEffect } from 'react';
import { type Layout, setLayout } from '@/lib/editor/session/panels';
import { useStudio } from './studio-context';

/** Narrower than this no map is shown at all. */
const TABLET = '(min-width: 700px) and (max-width: 1100px), (min-width: 700px) and (pointer: coarse)';

export const findLayout = (): Layout => (window.matchMedia(TABLET).matches ? 'tablet' : 'desk');

/** Follows the window, and the tablet as it is turned. */
export const useLayout = (): void => {
  const { store } = useStudio();
  useEffect(() => {
    const media = window.matchMedia(TABLET);
    const follow = (): void => store.update(state => setLayout(state, findLayout()));
    media.addEventListener('change', follow);
    return () => media.removeEventListener('change', follow);
  }, [store]);
};
