import type { Position } from '@/lib/game/contract/position';

const SIDES = ['up', 'upRight', 'right', 'downRight', 'down', 'downLeft', 'left', 'upLeft'] as const;
export type NorthSide = (typeof SIDES)[number];

/** Towards which side of the picture north lies, to the nearest eighth; null where a board has no compass. */
export const northOf = ({ north }: Position): NorthSide | null => {
  if (north === null) return null;
  return SIDES[Math.round(north / 45) % SIDES.length] ?? null;
};
