import type { Counter } from '../data';
import type { Arm } from '../vocabulary';

interface LossCandidate extends Counter {
  readonly isMain: boolean;
}

/**
 * 7.6 – The counters of which the beaten side gives up one: the lowest of its main troops of the arm, else the
 * lowest of its allies. Persians lose none, and nobody pays for them: there is nothing to choose where only Persians
 * are lowest, and where a Persian ally is as low as a Greek one it may be named (K21).
 */
export const lossesToChooseFrom = (beaten: readonly LossCandidate[], arm: Arm): readonly Counter[] => {
  const ofArm = beaten.filter(troop => troop.arm === arm);
  const main = ofArm.filter(({ isMain }) => isMain);
  const paying = main.length > 0 ? main : ofArm;
  const lowest = Math.min(...paying.map(({ value }) => value));
  const lowestOnes = paying.filter(({ value }) => value === lowest);
  const cities = [...new Set(lowestOnes.map(({ city }) => city))];
  if (main.some(({ city }) => city === 'persia')) return [];
  return cities.every(city => city === 'persia') ? [] : cities.map(city => ({ city, arm, value: lowest }));
};

/** 6.1 – What a city can take back before it deploys: the lowest dead counter of each arm. */
export const listRecoverable = (dead: readonly Counter[]): readonly Counter[] =>
  (['infantry', 'galleys'] as const).flatMap(arm => {
    const [lowest] = dead
      .filter(counter => counter.arm === arm)
      .toSorted((one, other) => one.value - other.value);
    return lowest ?? [];
  });
