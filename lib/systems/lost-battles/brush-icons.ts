import type { DrawItem } from '@/lib/drawing/draw-list';
import { placed } from '@/lib/drawing/draw-list';
import { MAP_PALETTE } from '@/lib/drawing/palette';
import { keyZoneMark } from '@/lib/drawing/tile-furniture';
import { drawTileTerrain, type TileTerrain } from '@/lib/drawing/tiles-terrain';

/** A small tile of the ground that a brush lays, drawn as the map draws it, in a square of 100. */
export const terrainIcon = (ground: TileTerrain): readonly DrawItem[] => [
  {
    k: 'group',
    matrix: placed(0, 0, 100 / ICON_TILE),
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

export const keyZoneIcon = (): readonly DrawItem[] => [
  ...terrainIcon({ kinds: [] }),
  { k: 'group', matrix: placed(50, 50, 2), kids: [keyZoneMark(0, 0, MAP_PALETTE)] },
];
