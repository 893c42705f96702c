import type { TLStateNodeConstructor } from 'tldraw';
import { addShape, brushOf, finishShape } from '@/lib/editor/edits/shape-edits';
import type { StudioState } from '@/lib/editor/session/state';
import { type StudioStore, sliceOf } from '@/lib/editor/session/store';
import type { Point } from '@/lib/geometry/board';
import { CrossTool } from './cross-tool';

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

export const SHAPE_TOOL = 'shape';

/** A tool of the canvas that sets corners: a click for each, a double click for the last. */
export const makeShapeTool = (outlining: ShapeOutliner): TLStateNodeConstructor =>
  class ShapeTool extends CrossTool {
    static override id = SHAPE_TOOL;

    override onExit(): void {
      outlining.cancel();
    }

    override onPointerDown(): void {
      outlining.addCorner(this.here());
    }

    override onPointerMove(): void {
      outlining.moveCorner(this.here());
    }

    override onDoubleClick(info: { readonly phase: string }): void {
      if (info.phase === 'up') outlining.finish();
    }

    override onCancel(): void {
      outlining.cancel();
    }
  };
