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

    private isPressed = false;

    override onPointerDown(): void {
      this.isPressed = true;
      if (!this.isByFinger()) this.addCorner();
    }

    /** A finger may be the first of two: its corner is set when it is lifted. */
    override onPointerUp(): void {
      this.addCorner();
    }

    override onInterrupt(): void {
      this.isPressed = false;
    }

    private addCorner(): void {
      if (this.isPressed) outlining.addCorner(this.here());
      this.isPressed = false;
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
