import { type HexGrid, neighbourOf, OFF_MAP } from './hex';

export interface HexReachOptions {
  readonly from: number;
  readonly allowance: number;
  /** The cost of a step across a side; infinite: impossible. `spent` is the cost of the way to `from`. */
  readonly cost: (from: number, direction: number, to: number, spent: number) => number;
  /** Hexes that may be entered but not left again. */
  readonly stopsIn?: (hex: number) => boolean;
}

export interface HexReach {
  /** The cheapest way to each hex; infinite: out of reach. */
  readonly spent: Float64Array;
}

/** The cheapest way to every hex within an allowance. */
export const findHexReach = (grid: HexGrid, options: HexReachOptions): HexReach => {
  const spent = new Float64Array(grid.count).fill(Number.POSITIVE_INFINITY);
  const waiting = [options.from];
  spent[options.from] = 0;
  for (let hex = takeCheapest(waiting, spent); hex !== undefined; hex = takeCheapest(waiting, spent)) {
    if (hex !== options.from && options.stopsIn?.(hex)) continue;
    for (let direction = 0; direction < 6; direction++) {
      const to = neighbourOf(grid, hex, direction);
      if (to === OFF_MAP) continue;
      const soFar = spent[hex] ?? 0;
      const total = soFar + options.cost(hex, direction, to, soFar);
      if (total > options.allowance || total >= (spent[to] ?? 0)) continue;
      if (!waiting.includes(to)) waiting.push(to);
      spent[to] = total;
    }
  }
  return { spent };
};

/** The rim of what is reached stays short, so looking through it costs less than keeping it sorted. */
const takeCheapest = (waiting: number[], spent: Float64Array): number | undefined => {
  let best = 0;
  for (let index = 1; index < waiting.length; index++)
    if ((spent[waiting[index] ?? 0] ?? 0) < (spent[waiting[best] ?? 0] ?? 0)) best = index;
  const hex = waiting[best];
  const last = waiting.pop();
  if (best < waiting.length && last !== undefined) waiting[best] = last;
  return hex;
};
