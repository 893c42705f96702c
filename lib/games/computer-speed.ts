import { readItem, writeItem } from './device-storage';

/** How long an order of the computer is left to be seen before the next, in milliseconds. */
export const SPEEDS = { slow: 2000, normal: 800, fast: 60 } as const;
export type Speed = keyof typeof SPEEDS;

const KEY = 'battlewright.computer-speed';

const isSpeed = (text: string | null): text is Speed => text !== null && Object.hasOwn(SPEEDS, text);

export const loadSpeed = (): Speed => {
  const kept = readItem(KEY);
  return isSpeed(kept) ? kept : 'normal';
};

export const saveSpeed = (speed: Speed): void => writeItem(KEY, speed);

/** Even at full speed dice are seen. */
const SHORTEST_SIGHT = 1000;

/** How long dice are still shown after the computer has moved on, in milliseconds. */
export const howLongToShowDice = (speed: Speed): number => SHORTEST_SIGHT + 2.5 * SPEEDS[speed];
