import {
  StateNode,
  type TLKeyboardEventInfo,
  type TLPointerEventInfo,
  type TLStateNodeConstructor,
} from 'tldraw';
import type { Point } from '@/lib/geometry/board';

/** What a stroke does: it begins, goes on to point after point, and ends; or it is left, and nothing of what waits is laid. */
export interface BrushStroke {
  begin(at: Point, isPicking: boolean): void;
  extend(to: Point): void;
  /** The pointer passes over without pressing; null: it has gone. */
  hover(at: Point | null, isPicking: boolean): void;
  end(): void;
  cancel(): void;
}

export const BRUSH_TOOL = 'brush';

/** A tool of the canvas that hands every movement of the pointer to the stroke. */
export const makeBrushTool = (stroke: BrushStroke): TLStateNodeConstructor =>
  class BrushTool extends StateNode {
    static override id = BRUSH_TOOL;
    private isStroking = false;

    private here(): Point {
      const { x, y } = this.editor.inputs.currentPagePoint;
      return [x, y];
    }

    override onEnter(): void {
      this.editor.setCursor({ type: 'cross', rotation: 0 });
    }

    override onExit(): void {
      this.leave();
      stroke.hover(null, false);
    }

    override onPointerDown({ altKey }: TLPointerEventInfo): void {
      this.isStroking = true;
      stroke.begin(this.here(), altKey);
    }

    override onPointerMove({ altKey }: TLPointerEventInfo): void {
      const to = this.here();
      stroke.hover(to, altKey);
      if (!this.isStroking || !this.editor.inputs.isPointing) return;
      stroke.extend(to);
    }

    override onKeyDown({ altKey }: TLKeyboardEventInfo): void {
      stroke.hover(this.here(), altKey);
    }

    override onPointerUp(): void {
      if (this.isStroking) stroke.end();
      this.isStroking = false;
    }

    override onCancel(): void {
      this.leave();
    }

    private leave(): void {
      if (this.isStroking) stroke.cancel();
      this.isStroking = false;
    }
  };
