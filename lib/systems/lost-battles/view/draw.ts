import type { MapPalette } from '@/lib/drawing/colours/palette';
import { COUNTER_SIDE, drawCounter } from '@/lib/drawing/counters/counter';
import { drawFacingChevron } from '@/lib/drawing/counters/counter-marks';
import { computePlacementMatrix, type DrawItem, type DrawList } from '@/lib/drawing/draw-list';
import { drawCompass, drawFrame, FRAME_MARGIN } from '@/lib/drawing/frame';
import { createStrokedPath, drawRectanglePath } from '@/lib/drawing/shapes';
import {
  computeKeyZonePosition,
  drawKeyZoneMark,
  drawTileGrid,
  drawTileLabel,
} from '@/lib/drawing/tiles/tile-labels';
import type { DrawOptions } from '@/lib/game/contract/game-system';
import type { Piece } from '@/lib/game/contract/position';
import { composeLayers, type LayerDrawings, paletteFor } from '@/lib/game/view/compose-layers';
import { drawPointLabel } from '@/lib/game/view/map-labels';
import { BOARD, COLUMNS, cellOf, ROWS, TILE_SIZE, type TileId } from '../rules/battlefield/tiles';
import { drawGround } from './draw-ground';
import type { Chevron, LostBattlesPosition, Tile } from './position';
import { describeCamp, describeTerrain } from './words';

const MARGIN = FRAME_MARGIN + 9;

/** Names stand in tiles from the upper left corner. */
export const LABEL_MEASURE = { unit: TILE_SIZE, size: 17 };

/** The one picture of a battle: ground, grid, names, then the armies. */
export const draw = (position: LostBattlesPosition, view: DrawOptions): DrawList => {
  const palette = paletteFor(view);
  const drawings: LayerDrawings = {
    terrain: () => drawGround(position, palette, view.detail),
    grid: () => [...drawGrid(palette, view), ...position.tiles.flatMap(tile => drawKeyZone(tile, palette))],
    names: () => drawNames(position, palette, view),
    pieces: () => drawPieces(position, view),
    frame: () => drawFrame({ width: BOARD.width, height: BOARD.height, palette, detail: view.detail }),
  };
  return composeLayers(drawings, view, { width: BOARD.width, height: BOARD.height, margin: MARGIN });
};

const drawGrid = (palette: MapPalette, { detail, invalidParts }: DrawOptions): DrawItem[] => [
  ...drawTileGrid({ columns: COLUMNS, rows: ROWS, tile: TILE_SIZE, palette, detail }),
  ...BOARD.spaces
    .filter(({ id }) => invalidParts?.spaces.includes(id))
    .map(({ id }) => drawInvalidFrame(id as TileId, palette)),
];

const cornerOf = (tile: TileId): readonly [number, number] => {
  const { column, row } = cellOf(tile);
  return [column * TILE_SIZE, row * TILE_SIZE];
};

const drawInvalidFrame = (tile: TileId, palette: MapPalette): DrawItem => {
  const [x, y] = cornerOf(tile);
  return createStrokedPath(drawRectanglePath(x + 3, y + 3, TILE_SIZE - 6, TILE_SIZE - 6), palette.error, 3, {
    dash: [7, 4],
  });
};

const drawKeyZone = ({ id, isKeyZone }: Tile, palette: MapPalette): DrawItem[] => {
  if (!isKeyZone) return [];
  const [x, y] = computeKeyZonePosition(...cornerOf(id), TILE_SIZE);
  return [drawKeyZoneMark(x, y, palette)];
};

const drawNames = (position: LostBattlesPosition, palette: MapPalette, view: DrawOptions): DrawItem[] => [
  ...(view.detail === 'low' ? [] : position.tiles.flatMap(tile => drawTileName(tile, palette, view))),
  ...position.labels.map(label => drawPointLabel(label, LABEL_MEASURE, palette)),
  ...drawCompass({ x: BOARD.width - 36, y: BOARD.height - 44, size: 24, degrees: position.north, palette }),
];

const drawTileName = ({ id, terrain, camp }: Tile, palette: MapPalette, { say }: DrawOptions): DrawItem[] => {
  const [x, y] = cornerOf(id);
  const words = [describeTerrain(terrain), ...(camp ? [describeCamp(camp)] : [])].map(say).join(' · ');
  return drawTileLabel({ x, y, name: id, words, palette });
};

const drawPieces = (position: LostBattlesPosition, view: DrawOptions): DrawItem[] => [
  ...position.chevrons.map(drawChevron),
  ...position.pieces.flatMap(piece => drawPiece(piece, view)),
];

const DEGREES: Readonly<Record<string, number>> = { up: 0, right: 90, down: 180, left: 270 };

const drawChevron = ({ at: [x, y], facing, scale }: Chevron): DrawItem => ({
  k: 'group',
  matrix: computePlacementMatrix(x, y, scale),
  kids: [drawFacingChevron(0, 0, DEGREES[facing] ?? 0)],
});

const drawPiece = ({ id, box, face }: Piece, { invalidParts, paper }: DrawOptions): DrawItem[] => {
  if (!box) return [];
  const [x, y] = box.centre;
  const matrix = computePlacementMatrix(x - box.size / 2, y - box.size / 2, box.size / COUNTER_SIDE);
  const isInvalid = invalidParts?.pieces.includes(id) ?? false;
  return [
    { k: 'group', matrix, kids: drawCounter({ ...face, invalid: isInvalid, shadow: paper === 'screen' }) },
  ];
};
