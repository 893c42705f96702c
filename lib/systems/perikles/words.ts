import type { Sentence } from '@/lib/game/sentence';
import { tileOf } from './data';
import { cityWords, WORDS } from './describe';

/** "Athens, 2 shards", "any city, 1 shard", "Sparta, 1 shard, assassin". */
export const tileWords = (id: string): Sentence => {
  const { city, shards, symbol } = tileOf(id);
  return {
    code: `${WORDS}.tile`,
    values: { city: city === 'any' ? { code: `${WORDS}.any-city` } : cityWords(city), shards, symbol },
  };
};
