import type { TLStateNodeConstructor } from 'tldraw';
import type { StudioState } from '@/components/studio/studio-state';
import type { StudioStore } from '@/components/studio/studio-store';
import type { Point } from '@/lib/geometry/board';
import { CrossTool } from './cross-tool';
import { type HandStore, handOf } from './hand-state';
import { brushOf, shapeLaid } from './shape-edits';

/** How a shape comes to be: corner by corner, the next one hanging on the pointer. */
export interface Outlining {
  corner(at: Point): void;
  lean(at: Point): void;
  finish(): void;
  leave(): void;
}

/** The corners that are set: the one that hangs on the pointer is none yet. */
const setCorners = (hand: HandStore): readonly Point[] => hand.getState().corners.slice(0, -1);

/** What stands at one point is laid by one click. */
const pointBrush = (state: StudioState): string | null =>
  state.tool.type === 'brush' && brushOf(state, state.tool.brush)?.on === 'point' ? state.tool.brush : null;

export const outliningOn = (store: StudioStore): Outlining => {
  const hand = handOf(store);
  return {
    corner: at => {
      const point = pointBrush(store.getState());
      if (point !== null) store.update(state => shapeLaid(state, point, [at]));
      else hand.set({ corners: [...setCorners(hand), at, at] });
    },
    lean: at => {
      if (hand.getState().corners.length > 0) hand.set({ corners: [...setCorners(hand), at] });
    },
    finish: () => {
      const corners = setCorners(hand);
      hand.set({ corners: [] });
      const { tool } = store.getState();
      if (tool.type === 'brush') store.update(state => shapeLaid(state, tool.brush, corners));
    },
    leave: () => hand.set({ corners: [] }),
  };
};

export const SHAPE_TOOL = 'shape';

/** A tool of the canvas that sets corners: a click for each, a double click for the last. */
export const makeShapeTool = (outlining: Outlining): TLStateNodeConstructor =>
  class ShapeTool extends CrossTool {
    static override id = SHAPE_TOOL;

    override onExit(): void {
      outlining.leave();
    }

    override onPointerDown(): void {
      outlining.corner(this.here());
    }

    override onPointerMove(): void {
      outlining.lean(this.here());
    }

    override onDoubleClick(info: { readonly phase: string }): void {
      if (info.phase === 'up') outlining.finish();
    }

    override onCancel(): void {
      outlining.leave();
    }
  };
