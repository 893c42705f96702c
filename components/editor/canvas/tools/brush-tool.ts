import {
  StateNode,
  type TLKeyboardEventInfo,
  type TLPointerEventInfo,
  type TLStateNodeConstructor,
} from 'tldraw';
import type { BrushStroke } from '@/lib/editor/tools/brush-stroke';
import type { Point } from '@/lib/geometry/board';

export const BRUSH_TOOL = 'brush';

/** A finger that has moved less may be the first of two. */
const SLACK = 8;

interface Press {
  readonly at: Point;
  readonly isPicking: boolean;
}

/** A tool of the canvas that passes every movement of the pointer to the stroke. One finger draws; two never do. */
export const makeBrushTool = (stroke: BrushStroke): TLStateNodeConstructor =>
  class BrushTool extends StateNode {
    static override id = BRUSH_TOOL;
    private isStroking = false;
    private press: Press | null = null;

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

    override onPointerDown({ altKey: isPicking }: TLPointerEventInfo): void {
      this.press = { at: this.here(), isPicking };
      if (!this.editor.getInstanceState().isCoarsePointer) this.begin();
    }

    override onPointerMove({ altKey }: TLPointerEventInfo): void {
      const to = this.here();
      stroke.hover(to, altKey);
      if (!this.editor.inputs.isPointing) return;
      if (this.press && this.hasMoved(this.press.at, to)) this.begin();
      if (this.isStroking) stroke.extend(to);
    }

    override onKeyDown({ altKey }: TLKeyboardEventInfo): void {
      stroke.hover(this.here(), altKey);
    }

    override onPointerUp(): void {
      this.begin();
      if (this.isStroking) stroke.end();
      this.isStroking = false;
    }

    override onCancel(): void {
      this.leave();
    }

    /** A second finger: the map is moved, and nothing of the stroke stays. */
    override onInterrupt(): void {
      this.press = null;
      if (this.isStroking) stroke.revert();
      this.isStroking = false;
    }

    private hasMoved([ax, ay]: Point, [bx, by]: Point): boolean {
      return Math.hypot(bx - ax, by - ay) * this.editor.getZoomLevel() > SLACK;
    }

    private begin(): void {
      if (!this.press) return;
      stroke.begin(this.press.at, this.press.isPicking);
      this.press = null;
      this.isStroking = true;
    }

    private leave(): void {
      this.press = null;
      if (this.isStroking) stroke.cancel();
      this.isStroking = false;
    }
  };
