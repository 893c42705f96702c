import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** The generator's state is plain JSON, so that it can be a field of a game's state. */
export type RngState = readonly number[];

export interface Dice {
  readonly count: number;
  readonly sides: number;
}

export interface Throw {
  readonly faces: readonly number[];
  readonly rng: RngState;
}

export const seedRng = (seed: number): RngState => xoroshiro128plus(seed).getState();

export const roll = (rng: RngState, { count, sides }: Dice): Throw => {
  const generator = xoroshiro128plusFromState(rng);
  const faces = Array.from({ length: count }, () => uniformInt(generator, 1, sides));
  return { faces, rng: generator.getState() };
};
