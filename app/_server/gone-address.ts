import { readGone } from '@/lib/store/versions';
import { getStore } from './store';

const PAGE = /^\/s\/([a-z0-9-]{1,120})(?:\/v\/([1-9]\d{0,8}))?(?:\/play)?$/;

/** Where the page of a version is told of that no longer stands; null: the address is none of such a one. */
export const goneAddress = async (path: string): Promise<string | null> => {
  const [, slug, n] = PAGE.exec(path) ?? [];
  if (slug === undefined) return null;
  const gone = await readGone(await getStore(), slug, n === undefined ? undefined : Number(n));
  return gone && `/gone?slug=${slug}${n === undefined ? '' : `&n=${n}`}`;
};
