import type { Sentence } from '@/lib/game/contract/sentence';
import { tileOf } from '../data';
import type { Special } from '../vocabulary';
import { describeCity, WORDS } from './words';

/** "Special tile: Brasidas", "Special tile, covered". */
export const describeSpecial = (special: Special | 'covered'): Sentence =>
  special === 'covered'
    ? { code: `${WORDS}.special-covered` }
    : { code: `${WORDS}.special-held`, values: { special: { code: `${WORDS}.special.${special}` } } };

/** "Athens, 2 shards", "any city, 1 shard", "Sparta, 1 shard, assassin". */
export const describeTile = (id: string): Sentence => {
  const { city, shards, symbol } = tileOf(id);
  return {
    code: `${WORDS}.tile`,
    values: { city: city === 'any' ? { code: `${WORDS}.any-city` } : describeCity(city), shards, symbol },
  };
};
