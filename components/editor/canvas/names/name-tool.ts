import type { Editor, TLStateNodeConstructor } from 'tldraw';
import { beginName } from '@/lib/editor/edits/name-edits';
import type { StudioStore } from '@/lib/editor/session/store';
import { isPieceShape } from '../pieces/piece-shape';
import { CrossTool } from '../tools/cross-tool';

export const NAME_TOOL = 'name';

/** A tool of the canvas that writes: a click begins a name, or takes up the one that stands there. */
export const makeNameTool = (store: StudioStore): TLStateNodeConstructor =>
  class NameTool extends CrossTool {
    static override id = NAME_TOOL;

    override onPointerUp(): void {
      const { originPagePoint, currentPagePoint } = this.editor.inputs;
      if (originPagePoint.dist(currentPagePoint) * this.editor.getZoomLevel() > STILL) return;
      store.update(state => beginName(state, this.here()));
    }
  };

/** How far a click may tremble, on the screen. */
const STILL = 4;

/** In the select tool a double click beside every counter begins a name. */
export const followNames = (editor: Editor, store: StudioStore): (() => void) => {
  const onEvent: Parameters<typeof editor.on<'event'>>[1] = info => {
    if (info.type !== 'click' || info.name !== 'double_click' || info.phase !== 'up') return;
    if (!editor.isIn('select')) return;
    const { x, y } = editor.inputs.currentPagePoint;
    if (editor.getShapesAtPoint({ x, y }, { hitInside: true }).some(isPieceShape)) return;
    store.update(state => beginName(state, [x, y]));
  };
  editor.on('event', onEvent);
  return () => editor.off('event', onEvent);
};
