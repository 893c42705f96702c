import type { Editor, TLCamera } from 'tldraw';
import type { FreeSides } from '@/lib/editor/session/free-sides';
import type { Position } from '@/lib/game/contract/position';
import type { Point } from '@/lib/geometry/board';

export interface MapSheet {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface ViewSize {
  readonly width: number;
  readonly height: number;
}

export interface CameraPlace {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

const INSET = 10;
const LEAST_ZOOM = 0.1;
export const WHOLE: FreeSides = { left: 0, right: 0, bottom: 0 };

interface Span {
  readonly start: number;
  readonly length: number;
}

const freeWidth = (view: ViewSize, { left, right }: FreeSides): Span => ({
  start: left + INSET,
  length: view.width - left - right - 2 * INSET,
});

const freeHeight = (view: ViewSize, { bottom }: FreeSides): Span => ({
  start: INSET,
  length: view.height - bottom - 2 * INSET,
});

const zoomToFit = (view: ViewSize, sheet: MapSheet, free: FreeSides): number =>
  Math.max(
    LEAST_ZOOM,
    Math.min(freeWidth(view, free).length / sheet.width, freeHeight(view, free).length / sheet.height),
  );

/** Where one axis of the camera stands: the sheet in the middle of the free span, or, where it is longer, the wanted point. */
const placeAlong = (span: Span, start: number, length: number, zoom: number, wanted: number): number => {
  const spare = span.length - length * zoom;
  if (spare >= 0) return (span.start + spare / 2) / zoom - start;
  const middle = span.start + span.length / 2 - (wanted - start) * zoom;
  const first = Math.min(span.start, Math.max(span.start + spare, middle));
  return first / zoom - start;
};

const placeCamera = (
  view: ViewSize,
  sheet: MapSheet,
  free: FreeSides,
  z: number,
  [x, y]: Point,
): CameraPlace => ({
  x: placeAlong(freeWidth(view, free), sheet.x, sheet.width, z, x),
  y: placeAlong(freeHeight(view, free), sheet.y, sheet.height, z, y),
  z,
});

const middleOfSheet = ({ x, y, width, height }: MapSheet): Point => [x + width / 2, y + height / 2];

/** Panels that leave less than half of a narrow view are looked past. */
const usableSides = ({ width }: ViewSize, free: FreeSides): FreeSides =>
  width - free.left - free.right >= width / 2 ? free : { ...free, left: 0, right: 0 };

/** The camera that shows the whole sheet in the middle between the panels. */
export const computeFittingCamera = (view: ViewSize, sheet: MapSheet, sides: FreeSides): CameraPlace => {
  const free = usableSides(view, sides);
  return placeCamera(view, sheet, free, zoomToFit(view, sheet, free), middleOfSheet(sheet));
};

/** So large on the screen a counter is read with ease, and a space is hit. */
const READABLE_COUNTER = 34;
const READABLE_SPACE = 46;
/** At this share of it one still prefers to see the whole. */
const ENOUGH = 0.75;

const median = (numbers: readonly number[]): number | undefined =>
  [...numbers].sort((left, right) => left - right)[numbers.length >> 1];

const spanOf = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

/** On an open table the whole is what one looks at first. */
const readableZoom = ({ board, pieces }: Position): number => {
  if (board.kind === 'table') return LEAST_ZOOM;
  const counter = median(pieces.flatMap(({ box }) => box?.size ?? []));
  const space = median(board.spaces.map(({ outline }) => spanOf(outline.map(([x]) => x))));
  if (counter !== undefined) return READABLE_COUNTER / counter;
  return space ? READABLE_SPACE / space : LEAST_ZOOM;
};

/** The middle of all that stands on the board. */
const middleOfPieces = ({ pieces }: Position): Point | null => {
  const places = pieces.flatMap(({ box }) => (box ? [box.centre] : []));
  if (places.length === 0) return null;
  const middle = (values: readonly number[]): number => Math.min(...values) + spanOf(values) / 2;
  return [middle(places.map(([x]) => x)), middle(places.map(([, y]) => y))];
};

/** The whole sheet, or as much of it around the armies as can be read. */
export const computeOpeningCamera = (
  view: ViewSize,
  sheet: MapSheet,
  sides: FreeSides,
  position: Position,
): CameraPlace => {
  const free = usableSides(view, sides);
  const [fitting, readable] = [zoomToFit(view, sheet, free), Math.min(1, readableZoom(position))];
  const zoom = fitting >= ENOUGH * readable ? fitting : readable;
  return placeCamera(view, sheet, free, zoom, middleOfPieces(position) ?? middleOfSheet(sheet));
};

/** How each map was last fitted, and with which camera: as long as that is unchanged, the author has not moved the map. */
const fittings = new WeakMap<Editor, { readonly camera: TLCamera; readonly free: FreeSides }>();

export const viewSizeOf = (editor: Editor): ViewSize => {
  const { w: width, h: height } = editor.getViewportScreenBounds();
  return { width, height };
};

export const fitSheet = (editor: Editor, sheet: MapSheet, free: FreeSides): void => {
  editor.setCamera(computeFittingCamera(viewSizeOf(editor), sheet, free), { immediate: true });
  fittings.set(editor, { camera: editor.getCamera(), free });
};

/** The sides that the map is fitted between; null: the author has moved it. */
export const fittedSidesOf = (editor: Editor): FreeSides | null => {
  const [now, fitted] = [editor.getCamera(), fittings.get(editor)];
  if (!fitted) return null;
  const { camera, free } = fitted;
  return now.x === camera.x && now.y === camera.y && now.z === camera.z ? free : null;
};

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
  const fitted = fittedSidesOf(editor);
  const { x, y, z } = editor.getCamera();
  editor.setCamera({ x: x - dx / z, y: y - dy / z, z }, { immediate: true });
  if (fitted) fittings.set(editor, { camera: editor.getCamera(), free: fitted });
};
