import { readGone } from '@/lib/store/documents/versions';
import type { Requester } from '../http/requester';
import { RETRY_AFTER } from '../http/unavailable';
import { getStore } from '../store';
import { findBattle } from './battle';
import { findTroops } from './troops';

const PAGE = /^\/s\/([a-z0-9-]{1,120})(?:\/v\/([1-9]\d{0,8}))?(\/play)?$/;

/** A page that is shown in place of another, under the other's address. */
export interface PageReplacement {
  readonly path: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * What is shown instead of a version's page: that it no longer stands, or that the server cannot show it now. A page itself cannot set its
 * status, so this is asked before. Null: the page is shown.
 */
export const findPageReplacement = async (
  { pathname, searchParams }: URL,
  asked: Requester,
): Promise<PageReplacement | null> => {
  const [, slug, number, play] = PAGE.exec(pathname) ?? [];
  if (slug === undefined) return null;
  const n = number === undefined ? undefined : Number(number);
  if (await readGone(await getStore(), slug, n))
    return { path: `/gone?slug=${slug}${n === undefined ? '' : `&n=${n}`}`, status: 410, headers: {} };
  if (play !== undefined) return null;
  const variant = searchParams.get('variant') || undefined;
  const battle = await findBattle({ slug, n, variant }, asked);
  const found = battle.type === 'missing' ? await findTroops({ slug, n }, asked) : battle;
  if (found.type === 'found' || found.type === 'missing') return null;
  const headers = { 'retry-after': String(RETRY_AFTER[found.type]) };
  return { path: `/unavailable?why=${found.type}`, status: 503, headers };
};
