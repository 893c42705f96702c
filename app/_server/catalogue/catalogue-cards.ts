import type { CardBattle } from '@/components/battle/battle-card';
import type { CatalogueHit } from '@/lib/store/catalogue/search-catalogue';
import { loadSystem } from '@/lib/systems';

/** Rows of the catalogue as cards, each with the title of its rule book and the way to its near-duplicates. */
export const toCards = (
  items: readonly CatalogueHit[],
  addressOfAlike?: (slug: string) => string,
): Promise<readonly CardBattle[]> =>
  Promise.all(
    items.map(async item => ({
      ...item,
      systemTitle: (await loadSystem(item.system))?.title ?? item.system,
      alike: item.alike > 0 && addressOfAlike ? { count: item.alike, href: addressOfAlike(item.slug) } : null,
    })),
  );
