import { searchCatalogue } from '@/lib/store/catalogue/search-catalogue';
import { getStore } from '../store';

/** How many public battles each rule book has. */
export const countBattles = async (): Promise<Readonly<Record<string, number>>> =>
  (await searchCatalogue(await getStore(), { kind: 'scenario', sort: 'newest', page: 1, pageSize: 1 })).facets
    .system;
