import { cache } from 'react';
import type { TroopsView } from '@/app/_worker/views';
import type { AnySystem } from '@/lib/game/game-system';
import { readVersionSummary } from '@/lib/store/versions';
import { loadSystem } from '@/lib/systems';
import { type Asking, asking } from './asking';
import { getStore } from './store';
import { type Viewed, viewVersion } from './subject';
import { type Found, foundOrThrow, MISSING } from './unavailable';

/** A published army or army list with everything that its page needs. */
export interface Troops extends Viewed<TroopsView> {
  readonly system: AnySystem;
}

/** Without a number the newest version. Nothing is found where there is no such document, or it is a battle. */
export const findTroops = async (
  { slug, n }: { readonly slug: string; readonly n?: number | undefined },
  asked: Asking,
): Promise<Found<Troops>> => {
  const version = await readVersionSummary(await getStore(), slug, n);
  const system = version && version.kind !== 'scenario' ? await loadSystem(version.system) : null;
  if (!version || !system) return MISSING;
  const viewed = await viewVersion('viewTroops', { ...asked, version, variant: null });
  return viewed.type === 'found' ? { type: 'found', found: { ...viewed.found, system } } : viewed;
};

/** Null: there is none. For a page, whose address was tried by `proxy.ts` before. */
export const loadTroops = cache(
  async (slug: string, n?: number): Promise<Troops | null> =>
    foundOrThrow(await findTroops({ slug, n }, await asking())),
);
