import { type Editor, react, TLPOINTER_ID } from 'tldraw';
import { spaceUnder } from '@/lib/editor/board/drop-target';
import { findCrowd, isWithin, withFan } from '@/lib/editor/board/stack-fan';
import { interactionOf } from '@/lib/editor/session/interaction-state';
import type { StudioState } from '@/lib/editor/session/state';
import type { StudioStore } from '@/lib/editor/session/store';
import type { Point } from '@/lib/geometry/board';
import { type SheetSize, syncShapes } from './sync-shapes';

export type { SheetSize };

/** The document as the shapes show it: with the stack that is looked at fanned out. */
export const showDocument = (editor: Editor, store: StudioStore, sheet: SheetSize): void => {
  const { position } = store.getState().derived;
  if (position) syncShapes(editor, sheet, withFan(position, interactionOf(store).getState().fan));
};

/** The stack under the pointer is open, or else the one that something is chosen in. */
const findFan = (
  { derived: { position }, selection }: StudioState,
  open: string | null,
  at: Point,
): string | null => {
  if (!position) return null;
  if (open !== null && isWithin(withFan(position, open), open, at)) return open;
  const under = spaceUnder(position.board, at);
  if (under !== null && findCrowd(position, under).length > 0 && isWithin(position, under, at)) return under;
  const chosen = position.pieces.filter(({ id }) => selection.pieces.includes(id));
  const space = chosen[0]?.space ?? null;
  const isOneStack = space !== null && chosen.every(piece => piece.space === space);
  return isOneStack && findCrowd(position, space).length > 0 ? space : null;
};

/** Opens and closes stacks as the pointer passes and the choice changes; a hand that is busy is not disturbed. */
export const followFan = (editor: Editor, store: StudioStore, sheet: SheetSize): (() => void) => {
  const interaction = interactionOf(store);
  const look = (): void => {
    if (!editor.isIn('select.idle') || editor.inputs.isPointing) return;
    const { x, y } = editor.inputs.currentPagePoint;
    const { fan } = interaction.getState();
    const next = findFan(store.getState(), fan, [x, y]);
    if (next === fan) return;
    interaction.set({ fan: next });
    showDocument(editor, store, sheet);
  };
  const endings = [
    react('fan', () => {
      editor.store.get(TLPOINTER_ID);
      queueMicrotask(look);
    }),
    store.subscribe(look),
  ];
  return () => {
    for (const end of endings) end();
  };
};
