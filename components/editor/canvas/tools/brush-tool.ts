import {
  StateNode,
  type TLKeyboardEventInfo,
  type TLPointerEventInfo,
  type TLStateNodeConstructor,
} from 'tldraw';
import type { BrushStroke } from '@/lib/editor/tools/brush-stroke';
import type { Point } from '@/lib/geometry/board';

export const BRUSH_TOOL = 'brush';

/** A tool of the canvas that passes every movement of the pointer to the stroke. */
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
