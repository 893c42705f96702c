import { memoizeByIdentity } from '@/lib/documents/memoize-by-identity';
import { MAP_PALETTE, type MapPalette } from '@/lib/drawing/colours/palette';
import {
  drawHexTerrain,
  type HexDrawing,
  type HexGround,
  type HexPicture,
} from '@/lib/drawing/hexes/hex-terrain';
import { memoizeRecent } from '@/lib/drawing/lru-memo';
import type { DetailLevel } from '@/lib/drawing/terrain/detail';
import { directionTo, hexOf, OFF_MAP } from '@/lib/geometry/hex/hex';
import type { HexSide } from '@/lib/geometry/hex/hex-sides';
import type { BoardDocument } from '../document/board-schema';
import { groundOf, hasTerrain, readHexside } from '../document/ground';
import type { TerrainKind } from '../vocabulary';

/** The landscape of a map. The last few are kept: a counter that moves must not draw the woods again. */
export const drawGround = (board: BoardDocument, palette: MapPalette, detail: DetailLevel): HexPicture =>
  drawCachedTerrain({ ...hexGroundOf(board), palette, detail });

const drawCachedTerrain = memoizeRecent(
  6,
  ({ palette, detail, ...ground }: HexDrawing) =>
    `${detail} ${palette === MAP_PALETTE} ${groundKeyOf(ground)}`,
  drawHexTerrain,
);

const GROUND_KEYS = new WeakMap<HexGround['woods'], string>();

/** Two documents with the same ground have the same key, whatever stands on it. */
const groundKeyOf = ({ grid, ...ground }: HexGround): string => {
  const key = GROUND_KEYS.get(ground.woods) ?? JSON.stringify([grid.columns, grid.rows, grid.first, ground]);
  GROUND_KEYS.set(ground.woods, key);
  return key;
};

const hexGroundOf = memoizeByIdentity((board: BoardDocument): HexGround => {
  const ground = groundOf(board);
  const { grid } = ground;
  const every = Array.from({ length: grid.count }, (_, hex) => hex);
  const made = (kind: TerrainKind): readonly number[] => every.filter(hex => hasTerrain(ground, hex, kind));
  const sides = (list: readonly string[]): readonly HexSide[] =>
    list.flatMap(text => {
      const pair = readHexside(grid, text);
      return pair ? [{ hex: pair[0], direction: directionTo(grid, ...pair) }] : [];
    });
  const named = [...ground.towns.values()];
  const nameless = made('town').filter(hex => !named.some(hexes => hexes.includes(hex)));
  const { slopes, streams, rivers, bridges, entrenchments } = board.hexsides;
  return {
    grid,
    seed: `ground-${board.seed ?? 0}`,
    woods: made('woods'),
    marshes: made('marsh'),
    ponds: made('pond'),
    lakes: made('lake'),
    towns: [...named, ...nameless.map(hex => [hex])],
    slopes: sides(slopes),
    streams: sides(streams),
    rivers: sides(rivers),
    bridges: sides(bridges),
    entrenchments: sides(entrenchments),
    roads: (board.roads ?? []).map(({ kind, through }) => ({
      kind,
      through: through.map(id => hexOf(grid, id)).filter(hex => hex !== OFF_MAP),
    })),
  };
});
