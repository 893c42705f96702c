import { cache } from 'react';
import type { ArmyLists } from '@/lib/game/army-list';
import type { Finding } from '@/lib/game/finding';
import type { AnySystem } from '@/lib/game/game-system';
import { type CatalogueItem, searchCatalogue } from '@/lib/store/catalogue';
import { readVersion, type Version } from '@/lib/store/versions';
import { loadSystems } from '@/lib/systems';
import { readDocument } from '@/lib/systems/read-document';
import { getStore } from './store';

/** A published army list with all that its page and the builder need. */
export interface PublishedList {
  readonly version: Version;
  readonly system: AnySystem;
  readonly lists: ArmyLists;
  readonly list: unknown;
  readonly findings: readonly Finding[];
}

/** Null: there is no such list. Without a number the newest version. */
export const loadList = cache(async (slug: string, n?: number): Promise<PublishedList | null> => {
  const version = await readVersion(await getStore(), slug, n);
  const read = version?.kind === 'army-list' ? await readDocument(version.document) : null;
  if (!version || read?.type !== 'army-list' || read.checked.document === null) return null;
  const { system, checked } = read;
  return system.lists
    ? { version, system, lists: system.lists, list: checked.document, findings: checked.findings }
    : null;
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
