import type { TLStateNodeConstructor } from 'tldraw';
import type { ShapeOutliner } from '@/lib/editor/tools/shape-outliner';
import { CrossTool } from './cross-tool';

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
