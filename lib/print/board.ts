import type { DrawList } from '@/lib/drawing/draw-list';
import { LAYERS, type View } from '@/lib/game/game-system';
import { pictureOf } from '@/lib/game/picture';
import type { Say } from '@/lib/game/sentence';
import { faultsOf } from './faults';
import { faceInInk, type Ink } from './ink';
import type { PrintedBattle, SheetContents } from './sheet-contents';

/** On larger boards a single tree is smaller than a pixel, and a hundred thousand of them take seconds to draw. */
const MOST_DETAILED = 4000;

const detailOf = ({ board }: PrintedBattle['position'], wanted: View['detail'] = 'high'): View['detail'] =>
  board.kind === 'spaces' && board.spaces.length > MOST_DETAILED ? 'low' : wanted;

/** The whole map, with the marks of what breaks a rule. */
export const boardOf = (
  battle: PrintedBattle,
  paper: View['paper'],
  say: Say,
  detail?: View['detail'],
): DrawList =>
  pictureOf(battle, {
    layers: LAYERS,
    paper,
    detail: detailOf(battle.position, detail),
    say,
    faults: faultsOf(battle),
  });

const cleared = (position: PrintedBattle['position']): PrintedBattle['position'] => ({
  ...position,
  pieces: [],
});

/** The ground alone, for the table: no counters, no marks of faults. */
export const emptyBoard = ({ system, position }: PrintedBattle, say: Say): DrawList =>
  system.draw(cleared(position), {
    layers: ['terrain', 'grid', 'names', 'frame'],
    paper: 'print',
    detail: 'high',
    say,
  });

/** The same without its frame: what is cut into spaces. */
export const bareBoard = ({ system, position }: PrintedBattle, say: Say): DrawList =>
  system.draw(cleared(position), {
    layers: ['terrain', 'grid', 'names'],
    paper: 'print',
    detail: 'high',
    say,
  });

/** Ground and troops in the inks of a printer, without marks of faults: a plan by which a table is set up. */
export const plannedBoard = (contents: SheetContents, ink: Ink): DrawList => {
  const { position, say } = contents;
  const pieces = position.pieces.map(piece => ({ ...piece, face: faceInInk(piece.face, ink) }));
  return pictureOf(
    { ...contents, position: { ...position, pieces } },
    { layers: LAYERS, paper: 'print', detail: 'high', say },
  );
};
