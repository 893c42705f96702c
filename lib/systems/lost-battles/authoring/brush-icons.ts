import { MAP_PALETTE } from '@/lib/drawing/colours/palette';
import type { DrawItem } from '@/lib/drawing/draw-list';
import { computePlacementMatrix } from '@/lib/drawing/draw-list';
import { drawKeyZoneMark } from '@/lib/drawing/tiles/tile-labels';
import { drawTileTerrain, type TileTerrain } from '@/lib/drawing/tiles/tile-terrain';

/** A small tile of the ground that a brush paints, drawn as on the map, in a square of 100. */
export const listTerrainIcon = (ground: TileTerrain): readonly DrawItem[] => [
  {
    k: 'group',
    matrix: computePlacementMatrix(0, 0, 100 / ICON_TILE),
    kids: drawTileTerrain({
      columns: 1,
      rows: 1,
      tile: ICON_TILE,
      seed: 'brush',
      tiles: [[ground]],
      palette: MAP_PALETTE,
      detail: 'normal',
    }),
  },
];

const ICON_TILE = 150;

export const listKeyZoneIcon = (): readonly DrawItem[] => [
  ...listTerrainIcon({ kinds: [] }),
  { k: 'group', matrix: computePlacementMatrix(50, 50, 2), kids: [drawKeyZoneMark(0, 0, MAP_PALETTE)] },
];
