import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** The generator's state is plain JSON, so that it can be a field of a game's state. */
export type RngState = readonly number[];

export interface Dice {
  readonly count: number;
  readonly sides: number;
}

export interface DiceThrow {
  readonly faces: readonly number[];
  readonly rng: RngState;
}

/** Which way a seed becomes the generator's state. A game keeps its number, so that it throws the same dice for ever. */
export const GENERATOR_VERSION = 2;
export type GeneratorVersion = 1 | typeof GENERATOR_VERSION;

/**
 * A seed; one of a game that began when seeds were not yet spread; or the generator as it is, for games by link, where all seeds could
 * be tried until one fits what a player has seen.
 */
export type Seed = number | { readonly seed: number; readonly generator: 1 } | { readonly rng: RngState };

export const toSeed = (seed: number, generator: GeneratorVersion): Seed =>
  generator === GENERATOR_VERSION ? seed : { seed, generator };

export const seedRng = (seed: Seed): RngState => {
  if (typeof seed === 'number') return spreadSeed(seed);
  return 'rng' in seed ? seed.rng : xoroshiro128plus(seed.seed).getState();
};

const GOLDEN = 0x9e3779b9;

/** The library's own state from a seed gives `~seed` as its first number, so that small seeds throw only half of all pairs. */
const spreadSeed = (seed: number): RngState => [1, 2, 3, 4].map(word => splitmix32(seed + word * GOLDEN));

/** One word of splitmix32. */
const splitmix32 = (sum: number): number => {
  const first = Math.imul(sum ^ (sum >>> 16), 0x21f0aaad);
  const second = Math.imul(first ^ (first >>> 15), 0x735a2d97);
  return second ^ (second >>> 15);
};

export const roll = (rng: RngState, { count, sides }: Dice): DiceThrow => {
  const generator = xoroshiro128plusFromState(rng);
  const faces = Array.from({ length: count }, () => uniformInt(generator, 1, sides));
  return { faces, rng: generator.getState() };
};
