import { type Editor, react, TLPOINTER_ID } from 'tldraw';
import { shallow } from 'zustand/shallow';
import { spaceUnder } from '@/lib/editor/board/drop-target';
import { findCrowd, isWithin, withFan } from '@/lib/editor/board/stack-fan';
import type { StudioState } from '@/lib/editor/session/state';
import { type StudioStore, sliceOf } from '@/lib/editor/session/store';
import type { Point } from '@/lib/geometry/board';
import { type SheetSize, syncShapes } from './sync-shapes';

export type { SheetSize };

/** The document as the shapes show it: with the stack under the pointer fanned out. */
export const showDocument = (editor: Editor, store: StudioStore, sheet: SheetSize): void => {
  const { derived, interaction } = store.getState();
  if (derived.position) syncShapes(editor, sheet, withFan(derived.position, interaction.fan));
};

/** The stack under the pointer is open, or else the one in which something is selected. */
const findFan = ({ derived, selection, interaction }: StudioState, at: Point): string | null => {
  const { position } = derived;
  const open = interaction.fan;
  if (!position) return null;
  if (open !== null && isWithin(withFan(position, open), open, at)) return open;
  const under = spaceUnder(position.board, at);
  if (under !== null && findCrowd(position, under).length > 0 && isWithin(position, under, at)) return under;
  const chosen = position.pieces.filter(({ id }) => selection.pieces.includes(id));
  const space = chosen[0]?.space ?? null;
  const isOneStack = space !== null && chosen.every(piece => piece.space === space);
  return isOneStack && findCrowd(position, space).length > 0 ? space : null;
};

/** Opens and closes stacks as the pointer passes and the selection changes; never while the pointer is pressed. */
export const followFan = (editor: Editor, store: StudioStore): (() => void) => {
  const look = (): void => {
    if (!editor.isIn('select.idle') || editor.inputs.isPointing) return;
    const { x, y } = editor.inputs.currentPagePoint;
    const state = store.getState();
    sliceOf(store, 'interaction').set({ fan: findFan(state, [x, y]) });
  };
  const endings = [
    react('fan', () => {
      editor.store.get(TLPOINTER_ID);
      queueMicrotask(look);
    }),
    store.subscribe(({ derived, selection }) => [derived.position, selection], look, { equalityFn: shallow }),
  ];
  return () => {
    for (const end of endings) end();
  };
};
