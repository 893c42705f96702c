/**
 * Addresses that are never answered by a page: route handlers, and files of `app` and `public`. They bring their own policy or need
 * none. Everything else may be answered by a page, even if only by the one that says that nothing is there.
 */
const FILES: readonly RegExp[] = [
  /^\/(sw\.js|service-worker\.js|favicon\.ico|icon\.svg|robots\.txt|sitemap\.xml|feed\.json|feed\.atom|healthz|readyz|metrics)$/,
  /^\/(manifest\.webmanifest|apple-touch-icon\.png|icons\/[^/]+\.png|pictures\/[^/]+\.webp)$/,
  /^\/schemas\/.+$/,
  /^\/embed\/[^/]+$/,
  /^\/(games|following)\/feed\/[^/]+$/,
  /^\/armies\/[^/]+\/roster\.(pdf|txt|csv)$/,
  /^\/s\/[^/]+(\/v\/[^/]+)?\/opengraph-image$/,
  /^\/s\/[^/]+(\/v\/[^/]+)?\/(board\.svg|board\.png|board\.webp|preview\.png|document\.json|print\.json)$/,
  /^\/s\/[^/]+(\/v\/[^/]+)?\/(aid|counters|map|print|sheet)\.pdf$/,
  /^\/s\/[^/]+(\/v\/[^/]+)?\/(setup\.txt|order\.csv|vassal\.vmod|tiled\.(tmj|zip))$/,
  /^\/collections\/[^/]+\/vassal\.vmod$/,
  /^\/s\/[^/]+\/v\/[^/]+\/roster\.(pdf|txt|csv)$/,
];

/** Whether nothing that answers at this address is a page. */
export const isFileAddress = (path: string): boolean => FILES.some(pattern => pattern.test(path));
