import { cache } from 'react';
import type { ArmyLists } from '@/lib/game/army-list';
import type { Finding } from '@/lib/game/finding';
import type { AnySystem } from '@/lib/game/game-system';
import { type CatalogueItem, searchCatalogue } from '@/lib/store/catalogue';
import { readVerdict } from '@/lib/store/version-checks';
import { readVersionSummary, type VersionSummary } from '@/lib/store/versions';
import { loadSystem, loadSystems } from '@/lib/systems';
import { asking } from './asking';
import { getStore } from './store';
import { askWorker, withCheck } from './subject';
import { type Found, foundOrThrow, MISSING } from './unavailable';

/** A published army list with all that its page and the builder need. */
export interface PublishedList {
  readonly version: VersionSummary;
  readonly system: AnySystem;
  readonly lists: ArmyLists;
  readonly list: unknown;
  readonly findings: readonly Finding[];
}

/** Null: there is no such list. Without a number the newest version. */
export const loadList = cache(async (slug: string, n?: number): Promise<PublishedList | null> => {
  const version = await readVersionSummary(await getStore(), slug, n);
  const system = version?.kind === 'army-list' ? await loadSystem(version.system) : null;
  return version && system?.lists ? foundOrThrow(await findList(version, system, system.lists)) : null;
});

const findList = async (
  version: VersionSummary,
  system: AnySystem,
  lists: ArmyLists,
): Promise<Found<PublishedList>> =>
  withCheck({ ...(await asking()), version, variant: null }, async checked => {
    const list = await askWorker('readList', checked);
    if (list.type !== 'found') return list;
    const verdict = await readVerdict(await getStore(), checked.version, null);
    return verdict
      ? { type: 'found', found: { version: checked.version, system, lists, list: list.found, ...verdict } }
      : MISSING;
  });

export interface ListsOfSystem {
  readonly system: AnySystem;
  readonly items: readonly CatalogueItem[];
}

const MOST = 100;

/** The lists that anybody may build from, by rule book: the shipped ones in the book's order, then those of authors; with words only those that fit. */
export const listsBySystem = async (text = ''): Promise<readonly ListsOfSystem[]> => {
  const store = await getStore();
  const systems = (await loadSystems()).filter(({ lists }) => lists !== undefined);
  return Promise.all(
    systems.map(async system => {
      const asked = { kind: 'army-list', system: system.id, sort: 'year', page: 1, pageSize: MOST } as const;
      const { items } = await searchCatalogue(store, text === '' ? asked : { ...asked, text });
      const isShipped = ({ author }: CatalogueItem): boolean => author === null;
      return {
        system,
        items: [...items.filter(isShipped), ...items.filter(item => !isShipped(item))],
      };
    }),
  );
};
