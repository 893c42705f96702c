import { hashCell, hashText } from './random';

/** Smooth value noise in [0, 1) over the plane, one knot per unit. */
export type Noise = (x: number, y: number) => number;

export const createNoise = (seed: string): Noise => {
  const key = hashText(seed);
  return (x, y) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const across = smoothStep(x - column);
    const down = smoothStep(y - row);
    const top = mix(hashCell(key, column, row), hashCell(key, column + 1, row), across);
    const bottom = mix(hashCell(key, column, row + 1), hashCell(key, column + 1, row + 1), across);
    return mix(top, bottom, down);
  };
};

/** Smooth step from 0 to 1 for t in [0, 1]; flat outside. */
export const smoothStep = (t: number): number => {
  const clamped = Math.max(0, Math.min(1, t));
  return clamped * clamped * (3 - 2 * clamped);
};

const mix = (from: number, to: number, t: number): number => from + (to - from) * t;
