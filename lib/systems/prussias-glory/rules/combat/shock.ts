import type { StandingUnit } from '../field';

const isOpenToShock = ({ unit, status, column }: StandingUnit): boolean =>
  unit.arm === 'cavalry' || column || status !== 'formed';

/** 19.5.1 – The mean shock of the formed cavalry of a side, to the nearest whole; a half counts up. */
export const computeMeanShock = (
  fighters: readonly Pick<StandingUnit, 'unit' | 'status' | 'ratings'>[],
): number => {
  const formed = fighters.filter(({ unit, status }) => unit.arm === 'cavalry' && status === 'formed');
  if (formed.length === 0) return 0;
  return Math.floor(formed.reduce((sum, { ratings }) => sum + ratings.shock, 0) / formed.length + 0.5);
};

/** 19.5.1 – Shock counts when all attack mounted and nobody stands formed on foot against them. */
export const shockOf = (attackers: readonly StandingUnit[], defenders: readonly StandingUnit[]): number => {
  const isMounted = attackers.length > 0 && attackers.every(({ unit }) => unit.arm === 'cavalry');
  if (!isMounted || !defenders.every(isOpenToShock)) return 0;
  return computeMeanShock(attackers) - computeMeanShock(defenders);
};
