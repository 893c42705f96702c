import type { Check } from '@/lib/game/check/check';
import type { Scenario } from '../document/scenario';
import { cite } from '../rulebook';
import { computeFairPrice, listFairPriceFixes } from './price';

/** 2.1 – What a designed tile costs is its author's affair; the price of the others is advice. */
export const priceOfOwnTile: Check<Scenario> = {
  code: 'pocket-battles/price-of-tile',
  severity: 'warning',
  rule: cite('2.1'),
  *find({ troops = [] }) {
    for (const [index, troop] of troops.entries())
      if (computeFairPrice(troop) !== troop.deploymentPoints)
        yield {
          path: ['troops', index, 'deploymentPoints'],
          values: { name: troop.name, points: troop.deploymentPoints, fair: computeFairPrice(troop) },
        };
  },
  fixes: (_, { path, values }) => listFairPriceFixes(path, values),
};
