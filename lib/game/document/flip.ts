import type { Transformation } from '../contract/authoring/editing';

/** Which ways a map is turned over. */
export interface Flip {
  readonly across: boolean;
  readonly down: boolean;
}

export const FLIPS: Readonly<Record<Transformation, Flip>> = {
  'mirror-left-right': { across: true, down: false },
  'mirror-top-bottom': { across: false, down: true },
  'half-turn': { across: true, down: true },
};

/** Where north points afterwards, in degrees. */
export const flipNorth = (north: number, { across, down }: Flip): number => {
  const mirrored = across === down ? north : -north;
  return (mirrored + (down ? 180 : 0) + 360) % 360;
};
