import { readGone } from '@/lib/store/versions';
import type { Asking } from './asking';
import { findBattle } from './battle';
import { getStore } from './store';
import { findTroops } from './troops';
import { RETRY_AFTER } from './unavailable';

const PAGE = /^\/s\/([a-z0-9-]{1,120})(?:\/v\/([1-9]\d{0,8}))?(\/play)?$/;

/** A page that is shown in place of another, under the other's address. */
export interface Instead {
  readonly path: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * What is shown instead of a version's page: that it no longer stands, or that the server cannot show it now. A page itself cannot set its
 * status, so this is asked before. Null: the page is shown.
 */
export const insteadOfPage = async (
  { pathname, searchParams }: URL,
  asked: Asking,
): Promise<Instead | null> => {
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
