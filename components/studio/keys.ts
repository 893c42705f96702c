import { neighbourTowards } from '@/components/canvas/drop-target';
import { shiftedBy } from '@/components/canvas/hand-edits';
import type { Point, Table } from '@/lib/geometry/board';
import { commandRun, commandsOf, landed } from './edits';
import { redone, type StudioState, selected, undone } from './studio-state';

/** What a press of a key is, as far as the studio cares. */
export interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

export type KeyDeed =
  | { readonly type: 'save' }
  | { readonly type: 'step'; step(state: StudioState): StudioState };

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Keys that hold everywhere, also while a field is being written in. */
export const deedEverywhere = ({ key, ctrlKey, metaKey, shiftKey, altKey }: Press): KeyDeed | null => {
  if (!(ctrlKey || metaKey) || altKey) return null;
  const letter = key.toLowerCase();
  if (letter === 's') return { type: 'save' };
  if (letter === 'y' || (letter === 'z' && shiftKey)) return { type: 'step', step: redone };
  return letter === 'z' ? { type: 'step', step: undone } : null;
};

/** Keys of map and tray: they would be letters in a field. */
export const deedOnMap = (press: Press, state: StudioState): KeyDeed | null => {
  if (state.dragging || press.ctrlKey || press.metaKey || press.altKey) return null;
  if (press.key === 'Escape') return { type: 'step', step: released };
  const direction = ARROWS[press.key];
  if (direction) return nudge(state, direction);
  const command = commandsOf(state).find(({ key }) => key?.toLowerCase() === press.key.toLowerCase());
  return command ? { type: 'step', step: current => commandRun(current, command) } : null;
};

const released = (state: StudioState): StudioState => ({
  ...selected(state, [], null),
  tool: state.tool.type === 'select' ? state.tool : { type: 'select' },
});

/** Chosen pieces go to the neighbouring space that way, each stack to its own; at the edge of the board none goes. */
const nudge = (state: StudioState, direction: Point): KeyDeed | null => {
  const { reading, selection } = state;
  const board = reading.position?.board;
  const chosen = reading.position?.pieces.filter(({ id }) => selection.pieces.includes(id)) ?? [];
  if (!board || chosen.length === 0) return null;
  if (board.kind === 'table') return slide(board, direction);
  const spaces = [...new Set(chosen.map(({ space }) => space))];
  const landings = spaces.flatMap(space => {
    const target = space === null ? null : neighbourTowards(board, space, direction);
    const pieces = chosen.filter(piece => piece.space === space).map(({ id }) => id);
    return target === null ? [] : [{ space: target, pieces }];
  });
  if (landings.length < spaces.length) return null;
  return { type: 'step', step: current => landed(current, landings) };
};

const INCHES = 0.5;

const slide = ({ inch = 1 }: Table, [dx, dy]: Point): KeyDeed => ({
  type: 'step',
  step: state => shiftedBy(state, [dx * inch * INCHES, dy * inch * INCHES], 0, 'nudge'),
});
