import type { Point } from '@/lib/geometry/board';
import { addShape, brushOf, finishShape } from '../edits/map/shape-edits';
import type { StudioState } from '../session/state';
import { type StudioStore, sliceOf } from '../session/store';

/** How a shape is drawn: corner by corner, the last one following the pointer. */
export interface ShapeOutliner {
  addCorner(at: Point): void;
  moveCorner(at: Point): void;
  finish(): void;
  cancel(): void;
}

/** The corners that are set; the last one still follows the pointer. */
const listSetCorners = ({ interaction }: StudioState): readonly Point[] => interaction.corners.slice(0, -1);

/** What stands at one point is placed by one click. */
const pointBrushOf = (state: StudioState): string | null =>
  state.tool.type === 'brush' && brushOf(state, state.tool.brush)?.on === 'point' ? state.tool.brush : null;

export const makeShapeOutliner = (store: StudioStore): ShapeOutliner => {
  const interaction = sliceOf(store, 'interaction');
  return {
    addCorner: at => {
      const state = store.getState();
      const point = pointBrushOf(state);
      if (point !== null) store.update(current => addShape(current, point, [at]));
      else interaction.set({ corners: [...listSetCorners(state), at, at] });
    },
    moveCorner: at => {
      const state = store.getState();
      if (state.interaction.corners.length > 0) interaction.set({ corners: [...listSetCorners(state), at] });
    },
    finish: () => store.update(finishShape),
    cancel: () => interaction.set({ corners: [] }),
  };
};
