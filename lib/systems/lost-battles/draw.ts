import { COUNTER_SIDE, counterFace } from '@/lib/drawing/counter';
import { facingChevron } from '@/lib/drawing/counter-marks';
import { type DrawItem, type DrawList, placed, translate } from '@/lib/drawing/draw-list';
import { compass, FRAME_MARGIN, frame } from '@/lib/drawing/frame';
import { MAP_PALETTE, type Palette, PRINT_PALETTE } from '@/lib/drawing/palette';
import { rectanglePath, stroked } from '@/lib/drawing/shapes';
import { keyZoneMark, keyZonePlace, tileGrid, tileLabel } from '@/lib/drawing/tile-furniture';
import type { Layer, View } from '@/lib/game/game-system';
import type { Piece } from '@/lib/game/position';
import { campWords, terrainWords } from './describe';
import { drawGround } from './ground';
import type { Chevron, LostBattlesPosition, Tile } from './position';
import type { MapLabel } from './scenario';
import { BOARD, COLUMNS, cellOf, ROWS, TILE, type TileId } from './tiles';

const MARGIN = FRAME_MARGIN + 9;

/** The one picture of a battle: ground, grid, names, then the armies. */
export const draw = (position: LostBattlesPosition, view: View): DrawList => {
  const palette = view.paper === 'print' ? PRINT_PALETTE : MAP_PALETTE;
  const layers: Readonly<Record<Layer, () => readonly DrawItem[]>> = {
    terrain: () => drawGround(position, palette, view.detail),
    grid: () => [...drawGrid(palette, view), ...position.tiles.flatMap(tile => drawKeyZone(tile, palette))],
    names: () => drawNames(position, palette, view),
    pieces: () => drawPieces(position, view),
    frame: () => frame({ width: BOARD.width, height: BOARD.height, palette, detail: view.detail }),
  };
  const items = ORDER.filter(layer => view.layers.includes(layer)).flatMap(layer => layers[layer]());
  if (!view.layers.includes('frame')) return { width: BOARD.width, height: BOARD.height, items };
  return {
    width: BOARD.width + 2 * MARGIN,
    height: BOARD.height + 2 * MARGIN,
    items: [{ k: 'group', matrix: translate(MARGIN, MARGIN), kids: items }],
  };
};

const ORDER: readonly Layer[] = ['terrain', 'frame', 'grid', 'names', 'pieces'];

const drawGrid = (palette: Palette, { detail, faults }: View): DrawItem[] => [
  ...tileGrid({ columns: COLUMNS, rows: ROWS, tile: TILE, palette, detail }),
  ...BOARD.spaces
    .filter(({ id }) => faults?.spaces.includes(id))
    .map(({ id }) => faultFrame(id as TileId, palette)),
];

const corner = (tile: TileId): readonly [number, number] => {
  const { column, row } = cellOf(tile);
  return [column * TILE, row * TILE];
};

const faultFrame = (tile: TileId, palette: Palette): DrawItem => {
  const [x, y] = corner(tile);
  return stroked(rectanglePath(x + 3, y + 3, TILE - 6, TILE - 6), palette.fault, 3, { dash: [7, 4] });
};

const drawKeyZone = ({ id, isKeyZone }: Tile, palette: Palette): DrawItem[] => {
  if (!isKeyZone) return [];
  const [x, y] = keyZonePlace(...corner(id), TILE);
  return [keyZoneMark(x, y, palette)];
};

const drawNames = (position: LostBattlesPosition, palette: Palette, view: View): DrawItem[] => [
  ...(view.detail === 'low' ? [] : position.tiles.flatMap(tile => drawTileName(tile, palette, view))),
  ...position.labels.map(label => drawLabel(label, palette)),
  ...compass({ x: BOARD.width - 36, y: BOARD.height - 44, size: 24, degrees: position.north, palette }),
];

const drawTileName = ({ id, terrain, camp }: Tile, palette: Palette, { say }: View): DrawItem[] => {
  const [x, y] = corner(id);
  const words = [terrainWords(terrain), ...(camp ? [campWords(camp)] : [])].map(say).join(' · ');
  return tileLabel({ x, y, name: id, words, palette });
};

const drawLabel = ({ text, kind, at: [column, row], turn }: MapLabel, palette: Palette): DrawItem => {
  const inks = {
    water: palette.waterInk,
    relief: palette.hachure,
    wood: palette.leafInk,
    place: palette.ink,
  };
  return {
    k: 'text',
    text,
    x: column * TILE,
    y: row * TILE,
    size: kind === 'water' ? 19 : 17,
    font: kind === 'place' ? 'serif-semibold' : 'serif-italic',
    fill: inks[kind],
    anchor: 'middle',
    halo: { colour: palette.paper, width: 4 },
    ...(kind === 'water' ? { spacing: 3 } : {}),
    ...(turn === undefined ? {} : { rotate: turn }),
  };
};

const drawPieces = (position: LostBattlesPosition, view: View): DrawItem[] => [
  ...position.chevrons.map(drawChevron),
  ...position.pieces.flatMap(piece => drawPiece(piece, view)),
];

const DEGREES: Readonly<Record<string, number>> = { up: 0, right: 90, down: 180, left: 270 };

const drawChevron = ({ at: [x, y], facing, scale }: Chevron): DrawItem => ({
  k: 'group',
  matrix: placed(x, y, scale),
  kids: [facingChevron(0, 0, DEGREES[facing] ?? 0)],
});

const drawPiece = ({ id, box, face }: Piece, { faults, paper }: View): DrawItem[] => {
  if (!box) return [];
  const [x, y] = box.centre;
  const matrix = placed(x - box.size / 2, y - box.size / 2, box.size / COUNTER_SIDE);
  const isFault = faults?.pieces.includes(id) ?? false;
  return [{ k: 'group', matrix, kids: counterFace({ ...face, fault: isFault, shadow: paper === 'screen' }) }];
};
