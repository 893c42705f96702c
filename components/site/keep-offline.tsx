'use client';

import { useEffect } from 'react';
import { keepPagesOffline } from '@/lib/editor/autosave/offline-pages';

interface KeepOfflineProps {
  /** Pages that open without a network, besides this one. */
  readonly pages: readonly string[];
}

/** What is on the screen comes first. */
const QUIET = 3000;

/** Lets this page and others be opened without a network. */
export const KeepOffline = ({ pages }: KeepOfflineProps) => {
  const named = pages.join(' ');
  useEffect(() => {
    const paths = [location.pathname, ...named.split(' ').filter(Boolean)];
    const timer = setTimeout(() => void keepPagesOffline(paths), QUIET);
    return () => clearTimeout(timer);
  }, [named]);
  return null;
};
