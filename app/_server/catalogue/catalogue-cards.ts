import { getLocale } from 'next-intl/server';
import type { CardBattle } from '@/components/battle/card/battle-card';
import { publishesVerdict } from '@/lib/catalogue/level-strengths';
import type { AnySystem } from '@/lib/game/contract/game-system';
import { createBalanceFact, type MeasuredBalance } from '@/lib/game/lab/balance';
import { readShownBalances } from '@/lib/store/balance/balances';
import type { CatalogueHit } from '@/lib/store/catalogue/search-catalogue';
import { loadSystem } from '@/lib/systems';
import { getStore } from '../store';
import { itemInLanguage } from './item-in-language';

/** Rows of the catalogue as cards, each with the title of its rule book, its balance and the way to its near-duplicates. */
export const toCards = async (
  items: readonly CatalogueHit[],
  addressOfAlike?: (slug: string) => string,
): Promise<readonly CardBattle[]> => {
  const locale = await getLocale();
  const balances = await readShownBalances(await getStore(), items);
  return Promise.all(
    items.map(async listed => {
      const item = itemInLanguage(listed, locale);
      const system = await loadSystem(item.system);
      return {
        ...item,
        systemTitle: system?.title ?? item.system,
        alike:
          item.alike > 0 && addressOfAlike ? { count: item.alike, href: addressOfAlike(item.slug) } : null,
        balance: system && cardBalance(system, item, balances.get(item.slug)),
      };
    }),
  );
};

/** The side that wins most, by its name on the card; null: no figures are published. */
const cardBalance = (
  system: AnySystem,
  { sides }: CatalogueHit,
  measured: MeasuredBalance | undefined,
): CardBattle['balance'] => {
  if (!measured || !publishesVerdict(system, measured.level)) return null;
  const { balance, seat, percent } = createBalanceFact(measured);
  const side = sides[measured.wins.findIndex(other => other.seat === seat)];
  return side === undefined ? null : { isEven: balance === 'even', side, percent };
};
