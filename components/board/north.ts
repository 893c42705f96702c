import type { Position } from '@/lib/game/position';

const SIDES = ['up', 'upRight', 'right', 'downRight', 'down', 'downLeft', 'left', 'upLeft'] as const;
export type NorthSide = (typeof SIDES)[number];

/** Towards which side of the picture north lies, to the nearest eighth; null where a board has no compass. */
export const northOf = (position: Position): NorthSide | null => {
  const degrees = 'north' in position ? position.north : null;
  if (typeof degrees !== 'number') return null;
  return SIDES[Math.round(degrees / 45) % SIDES.length] ?? null;
};
