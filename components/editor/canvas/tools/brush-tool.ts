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

interface BrushPress {
  readonly at: Point;
  readonly isPicking: boolean;
}

/** A press becomes a stroke when the pointer moves far enough or is lifted. */
const makeStrokeState = (stroke: BrushStroke) => {
  let press: BrushPress | null = null;
  let isStroking = false;
  const finish = (how: () => void): void => {
    press = null;
    if (isStroking) how();
    isStroking = false;
  };
  return {
    press: (next: BrushPress): void => {
      press = next;
    },
    begin: (): void => {
      if (!press) return;
      stroke.begin(press.at, press.isPicking);
      press = null;
      isStroking = true;
    },
    extend: (to: Point): void => {
      if (isStroking) stroke.extend(to);
    },
    pressedAt: (): Point | null => press?.at ?? null,
    finish,
  };
};

/** A tool of the canvas that passes every movement of the pointer to the stroke. One finger draws; two never do. */
export const makeBrushTool = (stroke: BrushStroke): TLStateNodeConstructor =>
  class BrushTool extends StateNode {
    static override id = BRUSH_TOOL;
    private readonly state = makeStrokeState(stroke);

    private here(): Point {
      const { x, y } = this.editor.inputs.currentPagePoint;
      return [x, y];
    }

    override onEnter(): void {
      this.editor.setCursor({ type: 'cross', rotation: 0 });
    }

    override onExit(): void {
      this.state.finish(stroke.cancel);
      stroke.hover(null, false);
    }

    override onPointerDown({ altKey: isPicking }: TLPointerEventInfo): void {
      this.state.press({ at: this.here(), isPicking });
      if (!this.editor.getInstanceState().isCoarsePointer) this.state.begin();
    }

    override onPointerMove({ altKey }: TLPointerEventInfo): void {
      const to = this.here();
      stroke.hover(to, altKey);
      if (!this.editor.inputs.isPointing) return;
      const from = this.state.pressedAt();
      if (from && this.hasMoved(from, to)) this.state.begin();
      this.state.extend(to);
    }

    override onKeyDown({ altKey }: TLKeyboardEventInfo): void {
      stroke.hover(this.here(), altKey);
    }

    override onPointerUp(): void {
      this.state.begin();
      this.state.finish(stroke.end);
    }

    override onCancel(): void {
      this.state.finish(stroke.cancel);
    }

    /** A second finger: the map is moved, and nothing of the stroke stays. */
    override onInterrupt(): void {
      this.state.finish(stroke.revert);
    }

    private hasMoved([ax, ay]: Point, [bx, by]: Point): boolean {
      return Math.hypot(bx - ax, by - ay) * this.editor.getZoomLevel() > SLACK;
    }
  };
