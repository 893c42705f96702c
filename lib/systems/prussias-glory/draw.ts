import { COUNTER_SIDE, counterFace } from '@/lib/drawing/counter';
import { type DrawItem, type DrawList, placed, translate } from '@/lib/drawing/draw-list';
import { compass, FRAME_MARGIN, frame } from '@/lib/drawing/frame';
import { areaBorder, hexLines } from '@/lib/drawing/hex-furniture';
import { MAP_PALETTE, type Palette, PRINT_PALETTE } from '@/lib/drawing/palette';
import { stroked } from '@/lib/drawing/shapes';
import type { Layer, View } from '@/lib/game/game-system';
import type { Piece } from '@/lib/game/position';
import { hexOf, OFF_MAP } from '@/lib/geometry/hex';
import { drawAreas, drawFriendlyEdges, drawLabels, drawTownNames } from './draw-names';
import { drawGround } from './drawn-ground';
import type { PrussiasGloryPosition } from './position';

const MARGIN = FRAME_MARGIN + 9;
const ORDER: readonly Layer[] = ['terrain', 'frame', 'grid', 'names', 'pieces'];

/** The one picture of a battle: ground, grid, names, then the armies. */
export const draw = (position: PrussiasGloryPosition, view: View): DrawList => {
  const palette = view.paper === 'print' ? PRINT_PALETTE : MAP_PALETTE;
  const { width, height } = position.board;
  const ground = view.layers.includes('terrain') ? drawGround(position.map, palette, view.detail) : null;
  const layers: Readonly<Record<Layer, () => readonly DrawItem[]>> = {
    terrain: () => ground?.items ?? [],
    frame: () => frame({ width, height, palette, detail: view.detail }),
    grid: () => [
      ...hexLines({ grid: position.grid, palette, detail: view.detail }),
      ...faultyHexes(position, palette, view),
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

const faultyHexes = ({ grid }: PrussiasGloryPosition, palette: Palette, { faults }: View): DrawItem[] => {
  const hexes = (faults?.spaces ?? []).map(id => hexOf(grid, id)).filter(hex => hex !== OFF_MAP);
  const d = hexes.map(hex => areaBorder(grid, [hex])).join('');
  if (d === '') return [];
  return [
    stroked(d, palette.sheet, 5.5, { cap: 'round' }),
    stroked(d, palette.fault, 3, { dash: [7, 4], cap: 'round' }),
  ];
};

const COMPASS = 24;

const drawNames = (position: PrussiasGloryPosition, palette: Palette): DrawItem[] => {
  const { width, height } = position.board;
  return [
    ...drawFriendlyEdges(position),
    ...drawAreas(position, palette),
    ...drawTownNames(position, palette),
    ...drawLabels(position, palette),
    ...compass({ x: width - 42, y: height - 50, size: COMPASS, degrees: position.north, palette }),
  ];
};

const drawPiece = ({ id, box, face }: Piece, { faults, paper }: View): DrawItem[] => {
  if (!box) return [];
  const [x, y] = box.centre;
  const matrix = placed(x - box.size / 2, y - box.size / 2, box.size / COUNTER_SIDE);
  const isFault = faults?.pieces.includes(id) ?? false;
  return [{ k: 'group', matrix, kids: counterFace({ ...face, fault: isFault, shadow: paper === 'screen' }) }];
};
