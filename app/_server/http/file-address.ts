/**
 * Addresses whose answers are never pages, because a route handler makes them or because they are pictures that lie in `app`. They bring their
 * own policy or need none. Everything else may be answered by a page, were it only the one that says that nothing is there.
 */
const FILES: readonly RegExp[] = [
  /^\/(favicon\.ico|icon\.svg|robots\.txt|sitemap\.xml|feed\.json|feed\.atom|healthz|readyz|metrics)$/,
  /^\/schemas\/.+$/,
  /^\/embed\/[^/]+$/,
  /^\/armies\/[^/]+\/roster\.(pdf|txt|csv)$/,
  /^\/s\/[^/]+(\/v\/[^/]+)?\/opengraph-image$/,
  /^\/s\/[^/]+(\/v\/[^/]+)?\/(board\.svg|board\.png|preview\.png|document\.json|print\.json)$/,
  /^\/s\/[^/]+(\/v\/[^/]+)?\/(aid|counters|map|print|sheet)\.pdf$/,
  /^\/s\/[^/]+\/v\/[^/]+\/roster\.(pdf|txt|csv)$/,
];

/** Whether nothing that answers at this address is a page. */
export const isFileAddress = (path: string): boolean => FILES.some(pattern => pattern.test(path));
