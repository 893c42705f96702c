import { cache } from 'react';
import type { TroopsView } from '@/app/_worker/views';
import type { AnySystem } from '@/lib/game/contract/game-system';
import { readVersionSummary } from '@/lib/store/documents/versions';
import { loadSystem } from '@/lib/systems';
import { getRequester, type Requester } from '../http/requester';
import { type LookupResult, MISSING, unwrapLookup } from '../http/unavailable';
import { getStore } from '../store';
import { type VersionView, viewVersion } from './version-jobs';

/** A published army or army list with everything that its page needs. */
export interface PublishedTroops extends VersionView<TroopsView> {
  readonly system: AnySystem;
}

/** Without a number the newest version. Nothing is found where there is no such document, or it is a battle. */
export const findTroops = async (
  { slug, n }: { readonly slug: string; readonly n?: number | undefined },
  asked: Requester,
): Promise<LookupResult<PublishedTroops>> => {
  const version = await readVersionSummary(await getStore(), slug, n);
  const system = version && version.kind !== 'scenario' ? await loadSystem(version.system) : null;
  if (!version || !system) return MISSING;
  const viewed = await viewVersion('viewTroops', { ...asked, version, variant: null });
  return viewed.type === 'found' ? { type: 'found', found: { ...viewed.found, system } } : viewed;
};

/** Null: there is none. For a page, whose address was tried by `proxy.ts` before. */
export const loadTroops = cache(
  async (slug: string, n?: number): Promise<PublishedTroops | null> =>
    unwrapLookup(await findTroops({ slug, n }, await getRequester())),
);
