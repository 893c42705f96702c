export type GateBreaker =
  | 'artillery-light'
  | 'artillery-heavy'
  | 'axes'
  | 'elephant-african'
  | 'elephant-indian';

/** 17.2 – The least face of a D10 that breaks a gate. */
export const gateNeedOf = (breaker: GateBreaker): number =>
  breaker === 'artillery-heavy' || breaker === 'elephant-indian' ? 9 : 10;

const SHIP_TEST = 20;

/** 17.6 – Artillery and fire count five, other hits one. */
export const hitsOnShip = (isArtilleryOrFire: boolean): number => (isArtilleryOrFire ? 5 : 1);

/** 17.6 – A ship throws for its life at each multiple of twenty, needs a four, and is gone at the second failure. */
export const countShipTests = (before: number, after: number): number =>
  Math.floor(after / SHIP_TEST) - Math.floor(before / SHIP_TEST);

export const SHIP_NEEDS = 4;
export const SHIP_FAILURES = 2;
