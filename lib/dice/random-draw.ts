import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { type Seed, seedRng } from './rng';

/** Seeded chance for more than dice: the same seed gives the same draws. */
export interface RandomDraw {
  /** A whole number from 0 on, below the limit. */
  below(limit: number): number;
  shuffled<Item>(items: readonly Item[]): readonly Item[];
}

export const createRandomDraw = (seed: Seed): RandomDraw => {
  const generator = xoroshiro128plusFromState(seedRng(seed));
  const below = (limit: number): number => uniformInt(generator, 0, Math.max(0, limit - 1));
  const shuffled = <Item>(items: readonly Item[]): readonly Item[] => {
    const left = [...items];
    return items.flatMap(() => left.splice(below(left.length), 1));
  };
  return { below, shuffled };
};
