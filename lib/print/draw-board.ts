import type { DrawList } from '@/lib/drawing/draw-list';
import { DRAW_LAYERS, type DrawOptions } from '@/lib/game/contract/game-system';
import type { Say } from '@/lib/game/contract/sentence';
import { detailOfBoard } from '@/lib/game/view/detail-of-board';
import { drawPicture } from '@/lib/game/view/draw-picture';
import { findInvalidParts } from './invalid-parts';
import { applyToFace, type InkMode } from './layout/ink-mode';
import type { PrintedBattle, SheetContents } from './sheet/sheet-contents';

/** As detailed as requested, but coarse where the board is large. */
export const detailOf = (
  { board }: PrintedBattle['position'],
  wanted: DrawOptions['detail'] = 'high',
): DrawOptions['detail'] => detailOfBoard(board, wanted);

/** The whole map, with the marks of what breaks a rule. */
export const drawBoard = (
  battle: PrintedBattle,
  paper: DrawOptions['paper'],
  say: Say,
  detail?: DrawOptions['detail'],
): DrawList =>
  drawPicture(paper === 'print' ? { ...battle, position: withoutNames(battle) } : battle, {
    layers: DRAW_LAYERS,
    paper,
    detail: detailOf(battle.position, detail),
    say,
    invalidParts: findInvalidParts(battle),
  });

/** On a table that is laid out by measure names stand beside the plan: on it they would lie under stands. */
const withoutNames = ({ system, position }: PrintedBattle): PrintedBattle['position'] =>
  system.printing.measureSetUp
    ? { ...position, pieces: position.pieces.map(piece => ({ ...piece, name: '' })) }
    : position;

const withoutPieces = (position: PrintedBattle['position']): PrintedBattle['position'] => ({
  ...position,
  pieces: [],
});

/** The ground alone, for the table: no counters, no marks of findings. */
export const drawEmptyBoard = ({ system, position }: PrintedBattle, say: Say): DrawList =>
  system.draw(withoutPieces(position), {
    layers: ['terrain', 'grid', 'names', 'frame'],
    paper: 'print',
    detail: detailOf(position),
    say,
  });

/** The same without its frame: what is cut into spaces. */
export const drawUnframedBoard = ({ system, position }: PrintedBattle, say: Say): DrawList =>
  system.draw(withoutPieces(position), {
    layers: ['terrain', 'grid', 'names'],
    paper: 'print',
    detail: detailOf(position),
    say,
  });

/** Ground and troops in the inks of a printer, without marks of findings: a plan for setting up the table. */
export const drawSetUpBoard = (
  contents: SheetContents,
  ink: InkMode,
  layers: DrawOptions['layers'] = DRAW_LAYERS,
): DrawList => {
  const { position, say } = contents;
  const pieces = withoutNames(contents).pieces.map(piece => ({
    ...piece,
    face: applyToFace(piece.face, ink),
  }));
  return drawPicture(
    { ...contents, position: { ...position, pieces } },
    { layers, paper: 'print', detail: detailOf(position), say },
  );
};
