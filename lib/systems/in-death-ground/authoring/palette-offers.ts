import type { PieceOffer } from '@/lib/game/contract/authoring/deployment';
import { SHIPPED_LISTS } from '../data';
import type { Scenario } from '../document/scenario';
import { forcesOf } from '../document/table';
import { computeMaxUnits } from '../rules/army/entry-rules';
import { type Contingent, contingentsOf, countUnitsOfEntry } from '../rules/army/resolved-army';
import { createTroopTemplate } from './palette';

const OWN_LISTS = 'idg-own-lists';

const groupOf = ({ list }: Contingent): string =>
  SHIPPED_LISTS.some(({ id }) => id === list.id) ? `idg-${list.id}` : OWN_LISTS;

/** 5.1 – A side takes troops of its own list and of its allies; each has its price for an element and its number of units. */
const offersOf = (army: Contingent): readonly PieceOffer[] =>
  army.list.entries.flatMap(entry => {
    const limit = { taken: countUnitsOfEntry(army, entry.id), most: computeMaxUnits(army, entry) };
    return entry.variants.map(variant => ({
      template: createTroopTemplate(army.list, entry, variant, groupOf(army)),
      price: variant.points,
      limit,
    }));
  });

export const offers = (scenario: Scenario, seatId: string): readonly PieceOffer[] => {
  const resolved = forcesOf(scenario).find(({ force }) => force.side === seatId)?.resolved;
  return resolved ? contingentsOf(resolved).flatMap(offersOf) : [];
};
