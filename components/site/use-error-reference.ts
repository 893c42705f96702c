import { useSyncExternalStore } from 'react';

/**
 * The number of the request that brought this page; null after a client-side navigation, whose number nobody knows.
 */
const requestNumber = (): string | null => {
  const [load] = performance.getEntriesByType('navigation');
  const isLoaded = load !== undefined && new URL(load.name).pathname === location.pathname;
  return isLoaded ? (document.documentElement.dataset.request ?? null) : null;
};

const neverChanges = () => () => undefined;

/** By what an error is found in the log: the number of the request, and Next's own number for the error. */
export const useErrorReference = ({ digest }: { readonly digest?: string }): string | null => {
  const id = useSyncExternalStore(neverChanges, requestNumber, () => null);
  const known = [id, digest].filter(part => part !== null && part !== undefined);
  return known.length === 0 ? null : known.join(' · ');
};
