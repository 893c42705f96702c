import type { MapPalette } from '@/lib/drawing/colours/palette';
import { COUNTER_SIDE, drawCounter } from '@/lib/drawing/counters/counter';
import { computePlacementMatrix, type DrawItem, type DrawList } from '@/lib/drawing/draw-list';
import { drawCompass, drawFrame, FRAME_MARGIN } from '@/lib/drawing/frame';
import { createStrokedPath } from '@/lib/drawing/shapes';
import type { DrawOptions } from '@/lib/game/contract/game-system';
import type { Piece } from '@/lib/game/contract/position';
import { composeLayers, type LayerDrawings, paletteFor } from '@/lib/game/view/compose-layers';
import { drawPointLabel } from '@/lib/game/view/map-labels';
import { groundOf } from '../document/table';
import { drawGround, toPath } from './draw-ground';
import { drawMark } from './draw-marks';
import { drawUnitNames } from './draw-unit-names';
import { type DeathGroundPosition, INCH } from './position';

const RULER = 26;
const MARGIN = FRAME_MARGIN + RULER;

/** Names stand in inches from the upper left corner. */
export const LABEL_MEASURE = { unit: INCH, size: 19 };

/** The one picture of a battle: table, ruler, names, then the armies. */
export const draw = (position: DeathGroundPosition, view: DrawOptions): DrawList => {
  const palette = paletteFor(view);
  const { width, height } = position.board;
  const drawings: LayerDrawings = {
    terrain: () => drawGround({ board: position.scenario.board, palette, detail: view.detail }),
    grid: () => [...drawCrosses(position, palette, view), ...drawInvalidPieces(position, palette, view)],
    names: () => drawNames(position, palette, view),
    pieces: () => [
      ...position.pieces.flatMap(piece => drawPiece(piece, view)),
      ...position.marks.map(drawMark),
    ],
    frame: () => [
      ...drawFrame({ width, height, palette, detail: view.detail }),
      ...drawRuler(position, palette),
    ],
  };
  return composeLayers(drawings, view, { width, height, margin: MARGIN });
};

const FOOT = 12;
const CROSS = 6;

const footMarksOf = (length: number): readonly number[] =>
  Array.from({ length: Math.floor(length / FOOT) + 1 }, (_, index) => index * FOOT);

/** A small cross at every foot (12 inches) of the table. */
const drawCrosses = (
  { scenario: { board } }: DeathGroundPosition,
  palette: MapPalette,
  { detail }: DrawOptions,
): readonly DrawItem[] => {
  if (detail === 'low') return [];
  const d = footMarksOf(board.width)
    .flatMap(x => footMarksOf(board.height).map(y => [x * INCH, y * INCH] as const))
    .map(([x, y]) => `M${x - CROSS} ${y}h${2 * CROSS}M${x} ${y - CROSS}v${2 * CROSS}`)
    .join('');
  return [createStrokedPath(d, palette.ink, 0.8, { opacity: 0.5 })];
};

/** 2.2 – Inches along the top and the left, a number at every foot. */
const drawRuler = (
  { scenario: { board } }: DeathGroundPosition,
  palette: MapPalette,
): readonly DrawItem[] => {
  const ticks = (length: number, at: (inch: number, long: number) => string): string =>
    Array.from({ length: Math.floor(length / 2) + 1 }, (_, index) =>
      at(index * 2, (index * 2) % FOOT === 0 ? 10 : 5),
    ).join('');
  const number = (inch: number, x: number, y: number): DrawItem => ({
    k: 'text',
    text: String(inch),
    x,
    y,
    size: 12,
    font: 'sans',
    fill: palette.secondInk,
    anchor: 'middle',
  });
  const edge = FRAME_MARGIN - 2;
  return [
    createStrokedPath(
      ticks(board.width, (inch, long) => `M${inch * INCH} ${-edge}v${-long}`),
      palette.ink,
      1,
    ),
    createStrokedPath(
      ticks(board.height, (inch, long) => `M${-edge} ${inch * INCH}h${-long}`),
      palette.ink,
      1,
    ),
    ...footMarksOf(board.width).map(inch => number(inch, inch * INCH, -edge - 14)),
    ...footMarksOf(board.height).map(inch => number(inch, -edge - 18, inch * INCH + 4)),
  ];
};

/** Terrain that breaks a rule is framed. */
const drawInvalidPieces = (
  { scenario }: DeathGroundPosition,
  palette: MapPalette,
  { invalidParts }: DrawOptions,
): readonly DrawItem[] =>
  scenario.board.pieces
    .filter(({ id }) => invalidParts?.spaces.includes(id))
    .map(piece => createStrokedPath(toPath(groundOf(scenario, piece)), palette.error, 3, { dash: [7, 4] }));

const drawNames = (
  position: DeathGroundPosition,
  palette: MapPalette,
  view: DrawOptions,
): readonly DrawItem[] => {
  const { width, height } = position.board;
  return [
    ...position.scenario.board.labels.map(label => drawPointLabel(label, LABEL_MEASURE, palette)),
    ...(view.detail === 'low' ? [] : drawUnitNames(position.pieces, { width, height }, palette)),
    ...drawCompass({ x: width - 34, y: height - 42, size: 24, degrees: position.north, palette }),
  ];
};

const drawPiece = ({ id, box, face }: Piece, { invalidParts, paper }: DrawOptions): readonly DrawItem[] => {
  if (!box) return [];
  const [x, y] = box.centre;
  const matrix = computePlacementMatrix(x - box.size / 2, y - box.size / 2, box.size / COUNTER_SIDE);
  const isInvalid = invalidParts?.pieces.includes(id) ?? false;
  return [
    { k: 'group', matrix, kids: drawCounter({ ...face, invalid: isInvalid, shadow: paper === 'screen' }) },
  ];
};
