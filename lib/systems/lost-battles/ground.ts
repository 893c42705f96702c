import type { DrawItem } from '@/lib/drawing/draw-list';
import type { Palette } from '@/lib/drawing/palette';
import type { Detail } from '@/lib/drawing/terrain/detail';
import { drawTileTerrain, type TileTerrain } from '@/lib/drawing/tiles-terrain';
import type { LostBattlesPosition, Tile } from './position';
import { COLUMNS, ROWS, TILE } from './tiles';

const KEPT = 6;
const kept = new Map<string, readonly DrawItem[]>();

/** The landscape of the twenty tiles. The last few are kept: a unit that moves must not redraw the hills. */
export const drawGround = (
  position: LostBattlesPosition,
  palette: Palette,
  detail: Detail,
): readonly DrawItem[] => {
  const rows = tileRows(position.tiles);
  const key = JSON.stringify([position.seed, rows, palette.paper, detail]);
  const known = kept.get(key);
  if (known) return known;
  const items = drawTileTerrain({
    columns: COLUMNS,
    rows: ROWS,
    tile: TILE,
    seed: `ground-${position.seed}`,
    tiles: rows,
    palette,
    detail,
  });
  const [oldest] = kept.keys();
  if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(key, items);
  return items;
};

const tileRows = (tiles: readonly Tile[]): TileTerrain[][] =>
  Array.from({ length: ROWS }, (_, row) =>
    tiles.slice(row * COLUMNS, (row + 1) * COLUMNS).map(({ terrain, camp }) => ({
      kinds: terrain,
      ...(camp ? { camp } : {}),
    })),
  );
