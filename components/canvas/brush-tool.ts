import { StateNode, type TLStateNodeConstructor } from 'tldraw';
import type { Point } from '@/lib/geometry/board';

/** What a stroke does: it begins, goes on from point to point, and ends. */
export interface Stroke {
  begin(at: Point): void;
  goOn(from: Point, to: Point): void;
  end(): void;
}

export const BRUSH_TOOL = 'brush';

/** A tool of the canvas that hands every movement of the pointer to the stroke. */
export const makeBrushTool = (stroke: Stroke): TLStateNodeConstructor =>
  class BrushTool extends StateNode {
    static override id = BRUSH_TOOL;
    private last: Point | null = null;

    private here(): Point {
      const { x, y } = this.editor.inputs.currentPagePoint;
      return [x, y];
    }

    override onEnter(): void {
      this.editor.setCursor({ type: 'cross', rotation: 0 });
    }

    override onPointerDown(): void {
      this.last = this.here();
      stroke.begin(this.last);
    }

    override onPointerMove(): void {
      if (!this.last || !this.editor.inputs.isPointing) return;
      const to = this.here();
      stroke.goOn(this.last, to);
      this.last = to;
    }

    override onPointerUp(): void {
      this.lift();
    }

    override onCancel(): void {
      this.lift();
    }

    private lift(): void {
      if (this.last) stroke.end();
      this.last = null;
    }
  };
