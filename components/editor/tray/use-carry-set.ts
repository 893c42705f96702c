import {
  aimDrag,
  aimDragAtPoint,
  type DragKeys,
  dropWhereShown,
  endDrag,
} from '@/lib/editor/edits/drop-edits';
import { startDrag } from '@/lib/editor/session/drag-state';
import { type StudioState, selectAndReveal } from '@/lib/editor/session/state';
import { useStudio } from '../session/studio-context';
import { type PointerPosition, useCarry } from './use-carry';

/** A picked row carries all that is picked; another is picked first. */
const startSet = (state: StudioState, ids: readonly string[]): StudioState => {
  const isPicked = ids.every(id => state.selection.pieces.includes(id));
  const picked = isPicked ? state : selectAndReveal(state, ids);
  const seat = seatOf(state, ids[0]);
  const pieces = picked.selection.pieces.filter(id => seatOf(state, id) === seat);
  return startDrag(picked, pieces, 'tray');
};

const seatOf = ({ derived }: StudioState, id: string | undefined): string | undefined =>
  derived.position?.pieces.find(piece => piece.id === id)?.seat;

/** Carries units from the tray to the map; the rules say where each of them would stand. */
export const useCarrySet = (ids: readonly string[]) => {
  const { store, canvas } = useStudio();
  const aim = (state: StudioState, { x, y }: PointerPosition, keys: DragKeys): StudioState => {
    const isTable = state.derived.position?.board.kind === 'table';
    const point = isTable ? (canvas.current?.pointAt(x, y) ?? null) : null;
    if (point) return aimDragAtPoint(state, point);
    return aimDrag(state, { space: canvas.current?.spaceAt(x, y) ?? null, dragged: [] }, keys);
  };
  return useCarry({
    onStart: () => store.update(state => startSet(state, ids)),
    onMove: (at, keys) => store.update(state => aim(state, at, keys)),
    onDrop: (at, keys) =>
      store.update(state => {
        const aimed = aim(state, at, keys);
        return aimed.deploying ? dropWhereShown(aimed) : endDrag(aimed);
      }),
  });
};
