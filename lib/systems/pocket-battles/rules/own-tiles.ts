import type { Check } from '@/lib/game/check/check';
import type { Troop } from '../document/troop';
import { cite } from '../rulebook';
import { computeFairPrice, listFairPriceFixes } from './price';

/** 2.1 – What a designed tile costs is its author's affair; the price of the others is advice. For battles, armies and lists alike. */
export const priceOfOwnTile: Check<{ readonly troops?: readonly Troop[] | undefined }> = {
  code: 'pocket-battles/price-of-tile',
  severity: 'warning',
  rule: cite('2.1'),
  *find({ troops = [] }) {
    for (const [index, troop] of troops.entries()) {
      const fair = computeFairPrice(troop);
      if (fair !== troop.deploymentPoints)
        yield {
          path: ['troops', index, 'deploymentPoints'],
          values: { name: troop.name, points: troop.deploymentPoints, fair },
        };
    }
  },
  fixes: (_, { path, values }) => listFairPriceFixes(path, values),
};
