import type { Editor, TLCamera } from 'tldraw';

export interface MapSheet {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const INSET = 10;

interface ViewSize {
  readonly width: number;
  readonly height: number;
}

/** What tldraw's mark needs in the lower right corner; in a small view it stands upright. */
const watermarkSizeIn = (view: ViewSize): ViewSize =>
  view.width < 700 ? { width: 24, height: 70 } : { width: 116, height: 52 };

const computeCamera = (view: ViewSize, sheet: MapSheet, keptFree: number) => {
  const width = view.width - 2 * INSET - keptFree;
  const zoom = Math.max(0.1, Math.min(width / sheet.width, (view.height - 2 * INSET) / sheet.height));
  const spare = view.width - sheet.width * zoom;
  const left = Math.min(spare / 2, Math.max(INSET, spare - INSET - keptFree));
  const top = (view.height - sheet.height * zoom) / 2;
  return { x: left / zoom - sheet.x, y: top / zoom - sheet.y, z: zoom, right: spare - left, bottom: top };
};

/** The camera that shows the whole sheet in the middle of the view, or beside the mark where it would reach under it. */
export const computeFittingCamera = (view: ViewSize, sheet: MapSheet) => {
  const mark = watermarkSizeIn(view);
  const whole = computeCamera(view, sheet, 0);
  const isUnder = whole.right < mark.width && whole.bottom < mark.height;
  const { x, y, z } = isUnder ? computeCamera(view, sheet, mark.width - INSET) : whole;
  return { x, y, z };
};

/** The camera that each map was last fitted with: as long as it is unchanged, the author has not moved the map. */
const fittedCameras = new WeakMap<Editor, TLCamera>();

export const fitSheet = (editor: Editor, sheet: MapSheet): void => {
  const { w: width, h: height } = editor.getViewportScreenBounds();
  editor.setCamera(computeFittingCamera({ width, height }, sheet), { immediate: true });
  fittedCameras.set(editor, editor.getCamera());
};

export const isFitted = (editor: Editor): boolean => {
  const [now, fitted] = [editor.getCamera(), fittedCameras.get(editor)];
  return now.x === fitted?.x && now.y === fitted.y && now.z === fitted.z;
};
