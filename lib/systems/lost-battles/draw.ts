import { COUNTER_SIDE, counterFace } from '@/lib/drawing/counter';
import { facingChevron } from '@/lib/drawing/counter-marks';
import { type DrawItem, type DrawList, placed, translate } from '@/lib/drawing/draw-list';
import { MAP_PALETTE, PRINT_PALETTE } from '@/lib/drawing/palette';
import { filled, rectanglePath, stroked } from '@/lib/drawing/shapes';
import type { Layer, View } from '@/lib/game/game-system';
import type { Piece } from '@/lib/game/position';
import type { Chevron, LostBattlesPosition } from './position';
import { BOARD, TILE } from './tiles';

const MARGIN = 24;

/** The one picture of a battle: ground, grid, names, then the armies. */
export const draw = (position: LostBattlesPosition, view: View): DrawList => {
  const palette = view.paper === 'print' ? PRINT_PALETTE : MAP_PALETTE;
  const has = (layer: Layer) => view.layers.includes(layer);
  const items = [
    ...(has('terrain') ? [filled(rectanglePath(0, 0, BOARD.width, BOARD.height), palette.paper)] : []),
    ...(has('grid')
      ? BOARD.spaces.map(({ outline: [[x, y] = [0, 0]] }) =>
          stroked(rectanglePath(x, y, TILE, TILE), palette.ink, 1),
        )
      : []),
    ...(has('pieces') ? drawPieces(position, view) : []),
  ];
  if (!has('frame')) return { width: BOARD.width, height: BOARD.height, items };
  const kids = items;
  return {
    width: BOARD.width + 2 * MARGIN,
    height: BOARD.height + 2 * MARGIN,
    items: [{ k: 'group', matrix: translate(MARGIN, MARGIN), kids }],
  };
};

const drawPieces = (position: LostBattlesPosition, view: View): DrawItem[] => [
  ...position.chevrons.map(drawChevron),
  ...position.pieces.flatMap(piece => drawPiece(piece, view.faults?.pieces.includes(piece.id) ?? false)),
];

const DEGREES: Readonly<Record<string, number>> = { up: 0, right: 90, down: 180, left: 270 };

const drawChevron = ({ at: [x, y], facing }: Chevron): DrawItem => facingChevron(x, y, DEGREES[facing] ?? 0);

const drawPiece = ({ box, face }: Piece, fault: boolean): DrawItem[] => {
  if (!box) return [];
  const [x, y] = box.centre;
  const matrix = placed(x - box.size / 2, y - box.size / 2, box.size / COUNTER_SIDE);
  return [{ k: 'group', matrix, kids: counterFace({ ...face, fault }) }];
};
