import { MAP_PALETTE, type MapPalette, PRINT_PALETTE } from '@/lib/drawing/colours/palette';
import { COUNTER_SIDE, drawCounter } from '@/lib/drawing/counters/counter';
import { type DrawItem, type DrawList, placementMatrix, translate } from '@/lib/drawing/draw-list';
import { drawCompass, drawFrame, FRAME_MARGIN } from '@/lib/drawing/frame';
import { areaBorderPath, drawHexGrid } from '@/lib/drawing/hexes/hex-grid-lines';
import { strokedPath } from '@/lib/drawing/shapes';
import type { DrawLayer, DrawOptions } from '@/lib/game/contract/game-system';
import type { Piece } from '@/lib/game/contract/position';
import { hexOf, OFF_MAP } from '@/lib/geometry/hex/hex';
import { drawGround } from './draw-ground';
import { drawAreas, drawFriendlyEdges, drawLabels, drawTownNames } from './draw-labels';
import type { PrussiasGloryPosition } from './position';

const MARGIN = FRAME_MARGIN + 9;
const ORDER: readonly DrawLayer[] = ['terrain', 'frame', 'grid', 'names', 'pieces'];

/** The one picture of a battle: ground, grid, names, then the armies. */
export const draw = (position: PrussiasGloryPosition, view: DrawOptions): DrawList => {
  const palette = view.paper === 'print' ? PRINT_PALETTE : MAP_PALETTE;
  const { width, height } = position.board;
  const ground = view.layers.includes('terrain') ? drawGround(position.map, palette, view.detail) : null;
  const layers: Readonly<Record<DrawLayer, () => readonly DrawItem[]>> = {
    terrain: () => ground?.items ?? [],
    frame: () => drawFrame({ width, height, palette, detail: view.detail }),
    grid: () => [
      ...drawHexGrid({ grid: position.grid, palette, detail: view.detail }),
      ...drawInvalidHexes(position, palette, view),
    ],
    names: () => drawNames(position, palette),
    pieces: () => position.pieces.flatMap(piece => drawPiece(piece, view)),
  };
  const items = ORDER.filter(layer => view.layers.includes(layer)).flatMap(layer => layers[layer]());
  const symbols = ground ? { symbols: ground.symbols } : {};
  if (!view.layers.includes('frame')) return { width, height, items, ...symbols };
  return {
    width: width + 2 * MARGIN,
    height: height + 2 * MARGIN,
    items: [{ k: 'group', matrix: translate(MARGIN, MARGIN), kids: items }],
    ...symbols,
  };
};

const drawInvalidHexes = (
  { grid }: PrussiasGloryPosition,
  palette: MapPalette,
  { invalidParts }: DrawOptions,
): DrawItem[] => {
  const hexes = (invalidParts?.spaces ?? []).map(id => hexOf(grid, id)).filter(hex => hex !== OFF_MAP);
  const d = hexes.map(hex => areaBorderPath(grid, [hex])).join('');
  if (d === '') return [];
  return [
    strokedPath(d, palette.sheet, 5.5, { cap: 'round' }),
    strokedPath(d, palette.fault, 3, { dash: [7, 4], cap: 'round' }),
  ];
};

const COMPASS = 24;

const drawNames = (position: PrussiasGloryPosition, palette: MapPalette): DrawItem[] => {
  const { width, height } = position.board;
  return [
    ...drawFriendlyEdges(position),
    ...drawAreas(position, palette),
    ...drawTownNames(position, palette),
    ...drawLabels(position, palette),
    ...drawCompass({ x: width - 42, y: height - 50, size: COMPASS, degrees: position.north, palette }),
  ];
};

const drawPiece = ({ id, box, face }: Piece, { invalidParts, paper }: DrawOptions): DrawItem[] => {
  if (!box) return [];
  const [x, y] = box.centre;
  const matrix = placementMatrix(x - box.size / 2, y - box.size / 2, box.size / COUNTER_SIDE);
  const isInvalid = invalidParts?.pieces.includes(id) ?? false;
  return [
    { k: 'group', matrix, kids: drawCounter({ ...face, fault: isInvalid, shadow: paper === 'screen' }) },
  ];
};
