import { MAP_PALETTE, type MapPalette } from '@/lib/drawing/colours/palette';
import type { DrawItem } from '@/lib/drawing/draw-list';
import { memoizeRecent } from '@/lib/drawing/lru-memo';
import type { DetailLevel } from '@/lib/drawing/terrain/detail';
import { drawTileTerrain, type TileTerrain, type TileTerrainOptions } from '@/lib/drawing/tiles/tile-terrain';
import { COLUMNS, ROWS, TILE_SIZE } from '../rules/battlefield/tiles';
import type { LostBattlesPosition, Tile } from './position';

/** The landscape of the twenty tiles. The last few are kept: a unit that moves must not redraw the hills. */
export const drawGround = (
  position: LostBattlesPosition,
  palette: MapPalette,
  detail: DetailLevel,
): readonly DrawItem[] =>
  drawLandscape({
    columns: COLUMNS,
    rows: ROWS,
    tile: TILE_SIZE,
    seed: `ground-${position.seed}`,
    tiles: toTileRows(position.tiles),
    palette,
    detail,
  });

const drawLandscape = memoizeRecent(
  6,
  ({ seed, tiles, palette, detail }: TileTerrainOptions) =>
    JSON.stringify([seed, tiles, palette === MAP_PALETTE ? 'screen' : palette, detail]),
  drawTileTerrain,
);

const toTileRows = (tiles: readonly Tile[]): TileTerrain[][] =>
  Array.from({ length: ROWS }, (_, row) =>
    tiles.slice(row * COLUMNS, (row + 1) * COLUMNS).map(({ terrain, camp }) => ({
      kinds: terrain,
      ...(camp ? { camp } : {}),
    })),
  );
