import { getLocale } from 'next-intl/server';
import { cache } from 'react';
import { inLanguage } from '@/lib/documents/translations/in-language';
import { verdictInLanguage } from '@/lib/documents/translations/verdict-in-language';
import type { ArmyLists } from '@/lib/game/contract/army/army-lists';
import type { Finding } from '@/lib/game/contract/finding';
import type { AnySystem } from '@/lib/game/contract/game-system';
import { languageOf } from '@/lib/game/language';
import { type CatalogueItem, searchCatalogue } from '@/lib/store/catalogue/search-catalogue';
import { readVerdict } from '@/lib/store/documents/version-checks';
import { readVersionSummary, type VersionSummary } from '@/lib/store/documents/versions';
import { loadSystem, loadSystems } from '@/lib/systems';
import { itemInLanguage } from '../catalogue/item-in-language';
import { getRequester } from '../http/requester';
import { type LookupResult, MISSING, unwrapLookup } from '../http/unavailable';
import { getStore } from '../store';
import { runVersionJob, withCheckedVersion } from './version-jobs';

/** A published army list as its reader's language has it, with all that its pages need. */
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
  return version && system?.armyLists
    ? unwrapLookup(await findList(version, system, system.armyLists))
    : null;
});

const findList = async (
  version: VersionSummary,
  system: AnySystem,
  lists: ArmyLists,
): Promise<LookupResult<PublishedList>> =>
  withCheckedVersion({ ...(await getRequester()), version, variant: null }, async checked => {
    const read = await runVersionJob('readList', checked);
    if (read.type !== 'found') return read;
    const { version, locale } = checked;
    const verdict = await readVerdict(await getStore(), version, null);
    if (!verdict) return MISSING;
    const list = inLanguage(read.found, locale);
    const { findings } = verdictInLanguage(verdict, read.found, locale);
    return { type: 'found', found: { version, system, lists, list, findings } };
  });

export interface ListsOfSystem {
  readonly system: AnySystem;
  readonly items: readonly CatalogueItem[];
}

const MOST = 100;

/** The lists that anybody may build from, by rule book: the shipped ones in the book's order, then those of authors; with words only those that fit. */
export const loadListsBySystem = async (text = ''): Promise<readonly ListsOfSystem[]> => {
  const store = await getStore();
  const language = languageOf(await getLocale());
  const systems = (await loadSystems()).filter(({ armyLists }) => armyLists !== undefined);
  return Promise.all(
    systems.map(async system => {
      const asked = { kind: 'army-list', system: system.id, sort: 'year', page: 1, pageSize: MOST } as const;
      const found = await searchCatalogue(store, text === '' ? asked : { ...asked, text });
      const items = found.items.map(item => itemInLanguage(item, language));
      const isShipped = ({ author }: CatalogueItem): boolean => author === null;
      return {
        system,
        items: [...items.filter(isShipped), ...items.filter(item => !isShipped(item))],
      };
    }),
  );
};
