import type { Editor } from 'tldraw';
import {
  type CameraPlace,
  computeFittingCamera,
  computeOpeningCamera,
  type MapSheet,
  type ViewSize,
  WHOLE,
} from '@/lib/editor/board/camera-place';
import type { FreeSides } from '@/lib/editor/session/free-sides';
import type { Position } from '@/lib/game/contract/position';

/** How the studio itself last placed the map: while the camera is still there, the author has not moved it. */
interface Placement {
  readonly camera: CameraPlace;
  /** The sides that the whole sheet is fitted between; null: it is placed otherwise. */
  readonly fitted: FreeSides | null;
  /** Places it again, in a pane of another size. */
  readonly again: (view: ViewSize) => CameraPlace;
}

const placements = new WeakMap<Editor, Placement>();

/** Less than a pixel is no movement: animations end slightly beside their target. */
const HAIR = 0.5;

const isSamePlace = (one: CameraPlace, other: CameraPlace): boolean =>
  Math.abs(one.x - other.x) < HAIR &&
  Math.abs(one.y - other.y) < HAIR &&
  Math.abs(one.z / other.z - 1) < 0.001;

/** Null: the author has moved the map. */
const placementOf = (editor: Editor): Placement | null => {
  const placement = placements.get(editor);
  return placement && isSamePlace(editor.getCamera(), placement.camera) ? placement : null;
};

export const viewSizeOf = (editor: Editor): ViewSize => {
  const { w: width, h: height } = editor.getViewportScreenBounds();
  return { width, height };
};

const place = (editor: Editor, again: Placement['again'], fitted: FreeSides | null): void => {
  editor.setCamera(again(viewSizeOf(editor)), { immediate: true });
  placements.set(editor, { camera: editor.getCamera(), fitted, again });
};

export const fitSheet = (editor: Editor, sheet: MapSheet, free: FreeSides): void =>
  place(editor, view => computeFittingCamera(view, sheet, free), free);

/** As a map is first shown. */
export const openSheet = (editor: Editor, sheet: MapSheet, free: FreeSides, position: Position): void =>
  place(editor, view => computeOpeningCamera(view, sheet, free, position), null);

export const isUnmoved = (editor: Editor): boolean => placementOf(editor) !== null;

/** The pane has another size: a map that nobody moved is placed in it as before. */
export const placeAgain = (editor: Editor): void => {
  const placement = placementOf(editor);
  if (placement) place(editor, placement.again, placement.fitted);
};

/** Moves the camera to show something: the map still counts as unmoved by the author. */
export const glideTo = (editor: Editor, camera: CameraPlace, duration: number): void => {
  const placement = placementOf(editor);
  editor.setCamera(camera, duration > 0 ? { animation: { duration } } : { immediate: true });
  if (placement) placements.set(editor, { ...placement, camera, fitted: null });
};

/** The sides that the map is fitted between; null: it is not. */
const fittedSidesOf = (editor: Editor): FreeSides | null => placementOf(editor)?.fitted ?? null;

/** Between the panels first; once it is fitted so, over the whole view. */
export const toggleFit = (editor: Editor, sheet: MapSheet, free: FreeSides): void => {
  const fitted = fittedSidesOf(editor);
  const isBetween =
    fitted !== null &&
    fitted.left === free.left &&
    fitted.right === free.right &&
    fitted.bottom === free.bottom;
  fitSheet(editor, sheet, isBetween ? WHOLE : free);
};

/** The pane has moved on the screen: the map stays where it was. */
export const shiftCamera = (editor: Editor, dx: number, dy: number): void => {
  const placement = placementOf(editor);
  const { x, y, z } = editor.getCamera();
  editor.setCamera({ x: x - dx / z, y: y - dy / z, z }, { immediate: true });
  if (placement) placements.set(editor, { ...placement, camera: editor.getCamera() });
};
