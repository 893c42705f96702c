import { isSameTile, stepFrom, TILE_STEPS, type TileCell } from './tile-board';

/** Tiles in the order in which one water runs through them. */
export interface TileChain {
  readonly places: readonly TileCell[];
  /** The tile of an earlier chain that this one joins before its first tile. */
  readonly joins?: TileCell;
}

/** Parts any set of tiles into the longest possible chains, each branch joining one found before it. */
export const findChains = (places: readonly TileCell[]): readonly TileChain[] => {
  const chains: TileChain[] = [];
  let left = places;
  while (left.length > 0) {
    const done = chains.flatMap(chain => chain.places);
    const chain = findNextBranch(left, done) ?? { places: findLongestPath(left) };
    chains.push(chain);
    left = left.filter(place => !chain.places.some(other => isSameTile(place, other)));
  }
  return chains;
};

const findNextBranch = (left: readonly TileCell[], done: readonly TileCell[]): TileChain | undefined => {
  for (const place of left) {
    const joins = neighboursIn(done, place)[0];
    if (joins !== undefined) return { places: findFarthestPath(left, place), joins };
  }
  return undefined;
};

const neighboursIn = (places: readonly TileCell[], place: TileCell): readonly TileCell[] =>
  TILE_STEPS.flatMap(step => places.filter(other => isSameTile(other, stepFrom(place, step))));

const findLongestPath = (places: readonly TileCell[]): readonly TileCell[] => {
  const [any] = places;
  if (any === undefined) return [];
  const end = findFarthestPath(places, any).at(-1) ?? any;
  return findFarthestPath(places, end);
};

/** The shortest way from the start to the tile that is farthest from it. */
const findFarthestPath = (places: readonly TileCell[], start: TileCell): readonly TileCell[] => {
  const reached: { readonly place: TileCell; readonly path: readonly TileCell[] }[] = [
    { place: start, path: [start] },
  ];
  for (const { place, path } of reached)
    for (const next of neighboursIn(places, place))
      if (!reached.some(other => isSameTile(other.place, next)))
        reached.push({ place: next, path: [...path, next] });
  return reached.at(-1)?.path ?? [start];
};
