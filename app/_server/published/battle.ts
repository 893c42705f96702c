import { cache } from 'react';
import type { BattleView } from '@/app/_worker/views';
import type { AnySystem } from '@/lib/game/contract/game-system';
import { readVersionSummary } from '@/lib/store/documents/versions';
import { loadSystem } from '@/lib/systems';
import { getRequester, type Requester } from '../http/requester';
import { type LookupResult, MISSING, unwrapLookup } from '../http/unavailable';
import { getStore } from '../store';
import { type VersionView, viewVersion } from './version-jobs';

/** A published battle with everything that its page needs. */
export interface PublishedBattle extends VersionView<BattleView> {
  readonly system: AnySystem;
}

interface BattleRequest {
  readonly slug: string;
  /** Absent: the newest version. */
  readonly n?: number | undefined;
  readonly variant?: string | undefined;
}

/** Nothing is found where there is no such battle, or no such variant that can be read. */
export const findBattle = async (
  { slug, n, variant }: BattleRequest,
  asked: Requester,
): Promise<LookupResult<PublishedBattle>> => {
  const version = await readVersionSummary(await getStore(), slug, n);
  const system = version?.kind === 'scenario' ? await loadSystem(version.system) : null;
  if (!version || !system) return MISSING;
  const viewed = await viewVersion('viewBattle', { ...asked, version, variant: variant ?? null });
  return viewed.type === 'found' ? { type: 'found', found: { ...viewed.found, system } } : viewed;
};

/** Null: there is none. For a page, whose address was tried by `proxy.ts` before. */
export const loadBattle = cache(
  async (slug: string, n?: number, variant?: string): Promise<PublishedBattle | null> =>
    unwrapLookup(await findBattle({ slug, n, variant }, await getRequester())),
);

/** A version number from an address; null: it is none. */
export const parseVersionNumber = (text: string): number | null =>
  /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

export type SearchParams = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The variant that an address asks for. */
export const readVariantParameter = ({ variant }: SearchParams): string | undefined =>
  typeof variant === 'string' && variant !== '' ? variant : undefined;
