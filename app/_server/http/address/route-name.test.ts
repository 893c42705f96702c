import { expect, test } from 'vitest';
import { findRouteName, parseRoutes, routeGroupOf } from './route-name';

const routes = parseRoutes({
  staticRoutes: [{ page: '/' }, { page: '/catalogue' }],
  dynamicRoutes: [{ page: '/authors/[name]', regex: '^/authors/([^/]+?)(?:/)?$' }],
});

test.each([
  ['/', '/'],
  ['/catalogue?q=secret', '/catalogue'],
  ['/catalogue/', '/catalogue'],
  ['/authors/Anna?x=1#y', '/authors/[name]'],
  ['/_next/static/chunks/1.js', '/_next'],
  ['/tldraw/icons/x.svg', '/tldraw'],
  ['/wp-login.php?user=anna', 'unknown'],
  ['*', 'unknown'],
])('%s is logged as %s', (url, expected) => expect(findRouteName(url, routes)).toBe(expected));

test.each([
  ['/s/[slug]', 'page'],
  ['/s/[slug]/sheet.pdf', 'print'],
  ['/s/[slug]/opengraph-image', 'picture'],
  ['/s/[slug]/v/[n]/board.png', 'picture'],
  ['/s/[slug]/v/[n]/board.webp', 'picture'],
  ['/api/drafts', 'api'],
  ['/studio/[id]', 'studio'],
  ['/_next', 'file'],
  ['/healthz', 'probe'],
  ['unknown', 'unknown'],
])('%s is counted as %s', (route, expected) => expect(routeGroupOf(route)).toBe(expected));
