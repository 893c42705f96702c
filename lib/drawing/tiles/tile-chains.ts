import { beyond, isSame, type Place, STEPS } from './tile-board';

/** Tiles in the order in which one water runs through them. */
export interface Chain {
  readonly places: readonly Place[];
  /** The tile of an earlier chain that this one joins before its first tile. */
  readonly joins?: Place;
}

/** Parts any set of tiles into the longest possible chains, each branch joining one found before it. */
export const chainsOf = (places: readonly Place[]): readonly Chain[] => {
  const chains: Chain[] = [];
  let left = places;
  while (left.length > 0) {
    const done = chains.flatMap(chain => chain.places);
    const chain = nextBranch(left, done) ?? { places: longestPath(left) };
    chains.push(chain);
    left = left.filter(place => !chain.places.some(other => isSame(place, other)));
  }
  return chains;
};

const nextBranch = (left: readonly Place[], done: readonly Place[]): Chain | undefined => {
  for (const place of left) {
    const joins = neighboursIn(done, place)[0];
    if (joins !== undefined) return { places: pathToFarthest(left, place), joins };
  }
  return undefined;
};

const neighboursIn = (places: readonly Place[], place: Place): readonly Place[] =>
  STEPS.flatMap(step => places.filter(other => isSame(other, beyond(place, step))));

const longestPath = (places: readonly Place[]): readonly Place[] => {
  const [any] = places;
  if (any === undefined) return [];
  const end = pathToFarthest(places, any).at(-1) ?? any;
  return pathToFarthest(places, end);
};

/** The shortest way from the start to the tile that is farthest from it. */
const pathToFarthest = (places: readonly Place[], start: Place): readonly Place[] => {
  const reached: { readonly place: Place; readonly path: readonly Place[] }[] = [
    { place: start, path: [start] },
  ];
  for (const { place, path } of reached)
    for (const next of neighboursIn(places, place))
      if (!reached.some(other => isSame(other.place, next)))
        reached.push({ place: next, path: [...path, next] });
  return reached.at(-1)?.path ?? [start];
};
