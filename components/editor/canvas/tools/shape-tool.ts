import type { TLStateNodeConstructor } from 'tldraw';
import { addShape, brushOf } from '@/lib/editor/edits/shape-edits';
import { type InteractionStore, interactionOf } from '@/lib/editor/session/interaction-state';
import type { StudioState } from '@/lib/editor/session/state';
import type { StudioStore } from '@/lib/editor/session/store';
import type { Point } from '@/lib/geometry/board';
import { CrossTool } from './cross-tool';

/** How a shape comes to be: corner by corner, the next one hanging on the pointer. */
export interface ShapeOutliner {
  addCorner(at: Point): void;
  moveCorner(at: Point): void;
  finish(): void;
  cancel(): void;
}

/** The corners that are set: the one that hangs on the pointer is none yet. */
const listSetCorners = (interaction: InteractionStore): readonly Point[] =>
  interaction.getState().corners.slice(0, -1);

/** What stands at one point is laid by one click. */
const pointBrushOf = (state: StudioState): string | null =>
  state.tool.type === 'brush' && brushOf(state, state.tool.brush)?.on === 'point' ? state.tool.brush : null;

export const makeShapeOutliner = (store: StudioStore): ShapeOutliner => {
  const interaction = interactionOf(store);
  return {
    addCorner: at => {
      const point = pointBrushOf(store.getState());
      if (point !== null) store.update(state => addShape(state, point, [at]));
      else interaction.set({ corners: [...listSetCorners(interaction), at, at] });
    },
    moveCorner: at => {
      if (interaction.getState().corners.length > 0)
        interaction.set({ corners: [...listSetCorners(interaction), at] });
    },
    finish: () => {
      const corners = listSetCorners(interaction);
      interaction.set({ corners: [] });
      const { tool } = store.getState();
      if (tool.type === 'brush') store.update(state => addShape(state, tool.brush, corners));
    },
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
