import { StateNode } from 'tldraw';
import type { Point } from '@/lib/geometry/board';

/** A tool of the canvas that points at places: its cursor is a cross. */
export abstract class CrossTool extends StateNode {
  protected here(): Point {
    const { x, y } = this.editor.inputs.currentPagePoint;
    return [x, y];
  }

  protected isByFinger(): boolean {
    return this.editor.getInstanceState().isCoarsePointer;
  }

  override onEnter(): void {
    this.editor.setCursor({ type: 'cross', rotation: 0 });
  }
}
