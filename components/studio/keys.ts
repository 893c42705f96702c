import { neighbourTowards } from '@/components/canvas/drop-target';
import type { Point } from '@/lib/geometry/board';
import { commandRun, commandsOf, movedTo } from './edits';
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

/** Chosen pieces go to the neighbouring space that way; those in different spaces stay. */
const nudge = ({ reading, selection }: StudioState, direction: Point): KeyDeed | null => {
  const board = reading.position?.board;
  const chosen = reading.position?.pieces.filter(({ id }) => selection.pieces.includes(id)) ?? [];
  const space = chosen[0]?.space;
  if (board?.kind !== 'spaces' || !space || chosen.some(piece => piece.space !== space)) return null;
  const target = neighbourTowards(board, space, direction);
  return target === null ? null : { type: 'step', step: state => movedTo(state, selection.pieces, target) };
};
