import type { DrawItem } from '@/lib/drawing/draw-list';
import { keepLast } from '@/lib/drawing/keep-last';
import { MAP_PALETTE, type Palette } from '@/lib/drawing/palette';
import type { Detail } from '@/lib/drawing/terrain/detail';
import { drawTileTerrain, type TileTerrain, type TileTerrainOptions } from '@/lib/drawing/tiles-terrain';
import type { LostBattlesPosition, Tile } from './position';
import { COLUMNS, ROWS, TILE } from './tiles';

/** The landscape of the twenty tiles. The last few are kept: a unit that moves must not redraw the hills. */
export const drawGround = (
  position: LostBattlesPosition,
  palette: Palette,
  detail: Detail,
): readonly DrawItem[] =>
  landscapes({
    columns: COLUMNS,
    rows: ROWS,
    tile: TILE,
    seed: `ground-${position.seed}`,
    tiles: tileRows(position.tiles),
    palette,
    detail,
  });

const landscapes = keepLast(
  6,
  ({ seed, tiles, palette, detail }: TileTerrainOptions) =>
    JSON.stringify([seed, tiles, palette === MAP_PALETTE ? 'screen' : palette, detail]),
  drawTileTerrain,
);

const tileRows = (tiles: readonly Tile[]): TileTerrain[][] =>
  Array.from({ length: ROWS }, (_, row) =>
    tiles.slice(row * COLUMNS, (row + 1) * COLUMNS).map(({ terrain, camp }) => ({
      kinds: terrain,
      ...(camp ? { camp } : {}),
    })),
  );
