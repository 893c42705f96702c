import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { makeProcessSingleton } from '../../process-singleton';

const manifest = z.object({
  staticRoutes: z.array(z.object({ page: z.string() })),
  dynamicRoutes: z.array(z.object({ page: z.string(), regex: z.string() })),
});

export interface Routes {
  readonly fixed: ReadonlySet<string>;
  readonly patterns: readonly { readonly name: string; readonly pattern: RegExp }[];
}

/** The routes in Next's own list of them. */
export const parseRoutes = (json: unknown): Routes => {
  const { staticRoutes, dynamicRoutes } = manifest.parse(json);
  return {
    fixed: new Set(staticRoutes.map(({ page }) => page)),
    patterns: dynamicRoutes.map(({ page, regex }) => ({ name: page, pattern: new RegExp(regex) })),
  };
};

const NONE: Routes = { fixed: new Set(), patterns: [] };

const readRoutes = (): Routes => {
  const file = join(/* turbopackIgnore: true */ process.cwd(), '.next', 'routes-manifest.json');
  try {
    return parseRoutes(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    // While it is developed the site has no such list.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return NONE;
    throw error;
  }
};

const getRoutes = makeProcessSingleton('routes', readRoutes);

const FILES = /^\/(_next|tldraw|icons|pictures)\//;

/** The route of an address, `/authors/[name]`, without anything that a visitor wrote into it. */
export const findRouteName = (url: string, routes: Routes = getRoutes()): string => {
  const [path = '/'] = url.split(/[?#]/);
  const files = FILES.exec(path)?.[1];
  if (files !== undefined) return `/${files}`;
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  if (routes.fixed.has(plain)) return plain;
  return routes.patterns.find(({ pattern }) => pattern.test(path))?.name ?? 'unknown';
};

/** Few groups, so that a time series for each of them is cheap. */
export const routeGroupOf = (route: string): string => {
  if (/\.pdf$/.test(route)) return 'print';
  if (/\.(png|webp|svg|ico)$|\/opengraph-image$/.test(route)) return 'picture';
  if (/^\/(_next|tldraw|icons|pictures)$/.test(route)) return 'file';
  if (QUIET.has(route)) return 'probe';
  if (route.startsWith('/api/')) return 'api';
  if (route.startsWith('/studio/')) return 'studio';
  return route === 'unknown' ? 'unknown' : 'page';
};

/** Probes that come every few seconds. */
const QUIET: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);
