import { z } from 'zod';
import priceRuleJson from '@/content/systems/pocket-battles/price-rule.json';
import traitsJson from '@/content/systems/pocket-battles/traits.json';
import { TRAITS } from '../vocabulary';

const whole = z.number().int();

export const PRICE_RULE = z
  .strictObject({
    base: whole,
    perEngagementFace: whole,
    perRepeatedFace: whole,
    halvesPerShootingDie: whole,
    perExtraWoundPoint: whole,
    smallFormation: z.strictObject({ upTo: whole, price: whole }),
    manyDice: whole,
  })
  .parse(priceRuleJson);

/** Special traits need an order of their own; ordinary ones work within other orders. */
export const TRAIT_TABLE = z
  .record(
    z.enum(TRAITS),
    z.strictObject({
      kind: z.enum(['ordinary', 'special']),
      price: whole,
      priceWithManyDice: whole.optional(),
    }),
  )
  .parse(traitsJson);
