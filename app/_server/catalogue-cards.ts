import type { CardBattle } from '@/components/battle/battle-card';
import type { CatalogueItem } from '@/lib/store/catalogue';
import { loadSystem } from '@/lib/systems';

/** Rows of the catalogue as cards, each with the title of its rule book. */
export const cardsOf = (items: readonly CatalogueItem[]): Promise<readonly CardBattle[]> =>
  Promise.all(
    items.map(async item => ({
      ...item,
      systemTitle: (await loadSystem(item.system))?.title ?? item.system,
    })),
  );
