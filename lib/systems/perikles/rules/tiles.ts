import { tileOf } from '../data';

const TILES = 5;
const TILES_OF_FIVE = 4;

/** 4.1 – Everyone takes five tiles, in a game of five players four. */
export const countTilesPerPlayer = (players: number): number => (players === 5 ? TILES_OF_FIVE : TILES);

/** 4.3 – Tiles of colours that the player does not have yet; if no shown tile is such, any. */
export const tilesToTake = (shown: readonly string[], taken: readonly string[]): readonly string[] => {
  const colours = new Set(taken.map(id => tileOf(id).city));
  const fresh = shown.filter(id => !colours.has(tileOf(id).city));
  return fresh.length > 0 ? fresh : shown;
};

export const MAX_COUNTERS_PER_TILE = 2;

/** 6.2, 6.8 – How many counters a tile of this many shards lets its owner deploy: shards only decide the order. */
export const countersByTile = (_shards: number): number => MAX_COUNTERS_PER_TILE;
