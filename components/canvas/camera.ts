import type { Editor } from 'tldraw';

export interface Sheet {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const INSET = 10;
/** What tldraw's mark needs in the lower right corner. */
const MARK = 116;

/** The camera that shows the whole sheet in the middle of the view, and beside the mark where there is room. */
const fittingCamera = (editor: Editor, sheet: Sheet) => {
  const view = editor.getViewportScreenBounds();
  const z = Math.min((view.w - INSET - MARK) / sheet.width, (view.h - 2 * INSET) / sheet.height);
  const zoom = Math.max(0.1, z);
  const spare = view.w - sheet.width * zoom;
  const left = Math.min(spare / 2, spare - MARK);
  return {
    x: left / zoom - sheet.x,
    y: view.h / 2 / zoom - (sheet.y + sheet.height / 2),
    z: zoom,
  };
};

export const fitSheet = (editor: Editor, sheet: Sheet): void => {
  editor.setCamera(fittingCamera(editor, sheet), { immediate: true });
};
