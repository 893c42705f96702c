import type { JsonPath } from '@/lib/documents/json-path';
import type { QuickFix } from '@/lib/game/check/check';
import type { SentenceValues } from '@/lib/game/contract/sentence';
import type { Troop } from '../document/troop';
import type { Trait } from '../vocabulary';
import { PRICE_RULE, TRAIT_TABLE } from './price-data';

export type PricedTile = Pick<
  Troop,
  'engagementDice' | 'shootingDice' | 'formation' | 'woundPoints' | 'traits'
>;

/** 2.1 – What a tile would cost by the rule that the shipped tiles follow: ours, for the book prints prices only. */
export const computeFairPrice = (tile: PricedTile): number =>
  PRICE_RULE.base +
  engagementPrice(tile.engagementDice) +
  Math.floor((tile.shootingDice.length * PRICE_RULE.halvesPerShootingDie) / 2) +
  (tile.woundPoints - 1) * PRICE_RULE.perExtraWoundPoint +
  tile.traits.reduce((sum, trait) => sum + traitPrice(trait, tile), 0) +
  (tile.formation <= PRICE_RULE.smallFormation.upTo ? PRICE_RULE.smallFormation.price : 0);

const engagementPrice = (faces: readonly number[]): number => {
  const distinct = new Set(faces).size;
  return distinct * PRICE_RULE.perEngagementFace + (faces.length - distinct) * PRICE_RULE.perRepeatedFace;
};

const traitPrice = (trait: Trait, { engagementDice }: PricedTile): number => {
  const { price, priceWithManyDice } = TRAIT_TABLE[trait];
  return engagementDice.length >= PRICE_RULE.manyDice ? (priceWithManyDice ?? price) : price;
};

export const listFairPriceFixes = (path: JsonPath, { fair }: SentenceValues): readonly QuickFix[] =>
  typeof fair === 'number'
    ? [
        {
          label: { code: 'words.pocket-battles.fix.fair-price', values: { fair } },
          changes: [{ op: 'replace', path, value: fair }],
        },
      ]
    : [];
