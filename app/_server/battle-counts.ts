import { getStore } from '@/app/_server/store';
import { searchCatalogue } from '@/lib/store/catalogue';

/** How many public battles each rule book has. */
export const battleCounts = async (): Promise<Readonly<Record<string, number>>> =>
  (await searchCatalogue(await getStore(), { kind: 'scenario', sort: 'newest', page: 1, pageSize: 1 })).facets
    .system;
