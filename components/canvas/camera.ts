import type { Editor } from 'tldraw';

export interface Sheet {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const INSET = 20;

/** The camera that shows the whole sheet in the middle of the view. */
const fittingCamera = (editor: Editor, sheet: Sheet) => {
  const view = editor.getViewportScreenBounds();
  const z = Math.min((view.w - 2 * INSET) / sheet.width, (view.h - 2 * INSET) / sheet.height);
  const zoom = Math.max(0.1, z);
  return {
    x: view.w / 2 / zoom - (sheet.x + sheet.width / 2),
    y: view.h / 2 / zoom - (sheet.y + sheet.height / 2),
    z: zoom,
  };
};

export const fitSheet = (editor: Editor, sheet: Sheet): void => {
  editor.setCamera(fittingCamera(editor, sheet), { immediate: true });
};
