import { createSideStyle, type SideStyle } from '@/lib/drawing/colours/palette';
import type { Side } from '../document/scenario-base';

/** For a side that a draft names but does not have. */
const UNKNOWN = { colour: '#2A241D', style: 'solid' } as const;

/** How the counters of a side look; the side by its id or its place in the list. */
export const sideStyleOf = (sides: readonly Side[], side: string | number): SideStyle => {
  const found = typeof side === 'number' ? sides[side] : sides.find(({ id }) => id === side);
  const { colour, style } = found ?? UNKNOWN;
  return createSideStyle(colour, style);
};
