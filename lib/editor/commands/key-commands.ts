import type { Point, Table } from '@/lib/geometry/board';
import { neighbourTowards } from '../board/drop-target';
import { applyDrop, commandsOf, runCommand } from '../edits/board-edits';
import { shiftPieces } from '../edits/piece-edits';
import { redoStep, type StudioState, setSelection, undoStep } from '../session/state';

/** What a press of a key is, as far as the studio cares. */
export interface KeyStroke {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

export type KeyCommand =
  | { readonly type: 'save' }
  | { readonly type: 'step'; step(state: StudioState): StudioState };

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Keys that hold everywhere, also while a field is being written in. */
export const findGlobalKeyCommand = ({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: KeyStroke): KeyCommand | null => {
  if (!(ctrlKey || metaKey) || altKey) return null;
  const letter = key.toLowerCase();
  if (letter === 's') return { type: 'save' };
  if (letter === 'y' || (letter === 'z' && shiftKey)) return { type: 'step', step: redoStep };
  return letter === 'z' ? { type: 'step', step: undoStep } : null;
};

/** Keys of map and tray: they would be letters in a field. */
export const findMapKeyCommand = (keyStroke: KeyStroke, state: StudioState): KeyCommand | null => {
  if (state.dragging || keyStroke.ctrlKey || keyStroke.metaKey || keyStroke.altKey) return null;
  if (keyStroke.key === 'Escape') return { type: 'step', step: clearSelection };
  const direction = ARROWS[keyStroke.key];
  if (direction) return nudgePieces(state, direction);
  const command = commandsOf(state).find(({ key }) => key?.toLowerCase() === keyStroke.key.toLowerCase());
  return command ? { type: 'step', step: current => runCommand(current, command) } : null;
};

const clearSelection = (state: StudioState): StudioState => ({
  ...setSelection(state, [], null),
  tool: state.tool.type === 'select' ? state.tool : { type: 'select' },
});

/** Chosen pieces go to the neighbouring space that way, each stack to its own; at the edge of the board none goes. */
const nudgePieces = (state: StudioState, direction: Point): KeyCommand | null => {
  const { derived, selection } = state;
  const board = derived.position?.board;
  const chosen = derived.position?.pieces.filter(({ id }) => selection.pieces.includes(id)) ?? [];
  if (!board || chosen.length === 0) return null;
  if (board.kind === 'table') return slidePieces(board, direction);
  const spaces = [...new Set(chosen.map(({ space }) => space))];
  const landings = spaces.flatMap(space => {
    const target = space === null ? null : neighbourTowards(board, space, direction);
    const pieces = chosen.filter(piece => piece.space === space).map(({ id }) => id);
    return target === null ? [] : [{ space: target, pieces }];
  });
  if (landings.length < spaces.length) return null;
  return { type: 'step', step: current => applyDrop(current, landings) };
};

const INCHES = 0.5;

const slidePieces = ({ inch = 1 }: Table, [dx, dy]: Point): KeyCommand => ({
  type: 'step',
  step: state => shiftPieces(state, [dx * inch * INCHES, dy * inch * INCHES], 0, 'nudge'),
});
