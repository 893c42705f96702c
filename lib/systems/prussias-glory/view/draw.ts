import type { MapPalette } from '@/lib/drawing/colours/palette';
import { COUNTER_SIDE, drawCounter } from '@/lib/drawing/counters/counter';
import { computePlacementMatrix, type DrawItem, type DrawList } from '@/lib/drawing/draw-list';
import { drawCompass, drawFrame, FRAME_MARGIN } from '@/lib/drawing/frame';
import { drawAreaBorder, drawHexGrid } from '@/lib/drawing/hexes/hex-grid-lines';
import { createStrokedPath } from '@/lib/drawing/shapes';
import type { DrawOptions } from '@/lib/game/contract/game-system';
import type { Piece } from '@/lib/game/contract/position';
import { composeLayers, type LayerDrawings, paletteFor } from '@/lib/game/view/compose-layers';
import { hexOf, OFF_MAP } from '@/lib/geometry/hex/hex';
import { drawGround } from './draw-ground';
import { drawAreas, drawFriendlyEdges, drawLabels, drawTownNames } from './draw-labels';
import { drawHexMarks } from './hex-marks';
import type { PrussiasGloryPosition } from './position';

const MARGIN = FRAME_MARGIN + 9;
/** The one picture of a battle: ground, grid, names, then the armies. */
export const draw = (position: PrussiasGloryPosition, view: DrawOptions): DrawList => {
  const palette = paletteFor(view);
  const { width, height } = position.board;
  const ground = view.layers.includes('terrain') ? drawGround(position.map, palette, view.detail) : null;
  const drawings: LayerDrawings = {
    terrain: () => ground?.items ?? [],
    frame: () => drawFrame({ width, height, palette, detail: view.detail }),
    grid: () => [
      ...drawHexGrid({ grid: position.grid, palette, detail: view.detail }),
      ...drawInvalidHexes(position, palette, view),
    ],
    names: () => drawNames(position, palette),
    pieces: () => [
      ...position.pieces.flatMap(piece => drawPiece(piece, view)),
      ...drawHexMarks(position.grid, position.marks),
    ],
  };
  const drawn = composeLayers(drawings, view, { width, height, margin: MARGIN });
  return ground ? { ...drawn, symbols: ground.symbols } : drawn;
};

const drawInvalidHexes = (
  { grid }: PrussiasGloryPosition,
  palette: MapPalette,
  { invalidParts }: DrawOptions,
): DrawItem[] => {
  const hexes = (invalidParts?.spaces ?? []).map(id => hexOf(grid, id)).filter(hex => hex !== OFF_MAP);
  const d = hexes.map(hex => drawAreaBorder(grid, [hex])).join('');
  if (d === '') return [];
  return [
    createStrokedPath(d, palette.sheet, 5.5, { cap: 'round' }),
    createStrokedPath(d, palette.error, 3, { dash: [7, 4], cap: 'round' }),
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
  const matrix = computePlacementMatrix(x - box.size / 2, y - box.size / 2, box.size / COUNTER_SIDE);
  const isInvalid = invalidParts?.pieces.includes(id) ?? false;
  return [
    { k: 'group', matrix, kids: drawCounter({ ...face, invalid: isInvalid, shadow: paper === 'screen' }) },
  ];
};
