import { type Editor, react, TLPOINTER_ID } from 'tldraw';
import type { StudioState } from '@/components/studio/studio-state';
import type { StudioStore } from '@/components/studio/studio-store';
import type { Point } from '@/lib/geometry/board';
import { spaceUnder } from './drop-target';
import { crowdIn, isWithin, withFan } from './fan';
import { followDocument, type SheetSize } from './follow-document';
import { handOf } from './hand-state';

export type { SheetSize };

/** The document as the shapes show it: with the stack that is looked at fanned out. */
export const showDocument = (editor: Editor, store: StudioStore, sheet: SheetSize): void => {
  const { position } = store.getState().reading;
  if (position) followDocument(editor, sheet, withFan(position, handOf(store).getState().fan));
};

/** The stack under the pointer is open, or else the one that something is chosen in. */
const fanAt = (
  { reading: { position }, selection }: StudioState,
  open: string | null,
  at: Point,
): string | null => {
  if (!position) return null;
  if (open !== null && isWithin(withFan(position, open), open, at)) return open;
  const under = spaceUnder(position.board, at);
  if (under !== null && crowdIn(position, under).length > 0 && isWithin(position, under, at)) return under;
  const chosen = position.pieces.filter(({ id }) => selection.pieces.includes(id));
  const space = chosen[0]?.space ?? null;
  const isOneStack = space !== null && chosen.every(piece => piece.space === space);
  return isOneStack && crowdIn(position, space).length > 0 ? space : null;
};

/** Opens and closes stacks as the pointer passes and the choice changes; a hand that is busy is not disturbed. */
export const followFan = (editor: Editor, store: StudioStore, sheet: SheetSize): (() => void) => {
  const hand = handOf(store);
  const look = (): void => {
    if (!editor.isIn('select.idle') || editor.inputs.isPointing) return;
    const { x, y } = editor.inputs.currentPagePoint;
    const { fan } = hand.getState();
    const next = fanAt(store.getState(), fan, [x, y]);
    if (next === fan) return;
    hand.set({ fan: next });
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
