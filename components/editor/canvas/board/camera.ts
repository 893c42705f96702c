import type { Editor } from 'tldraw';
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

/** The position of one camera axis: the sheet centred in the free span or, if it is longer, the requested point. */
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

/** Panels that leave less than half of a narrow view are ignored. */
const usableSides = ({ width }: ViewSize, free: FreeSides): FreeSides =>
  width - free.left - free.right >= width / 2 ? free : { ...free, left: 0, right: 0 };

/** The camera that shows the whole sheet in the middle between the panels. */
export const computeFittingCamera = (view: ViewSize, sheet: MapSheet, sides: FreeSides): CameraPlace => {
  const free = usableSides(view, sides);
  return placeCamera(view, sheet, free, zoomToFit(view, sheet, free), middleOfSheet(sheet));
};

/** The size on the screen at which a counter is easy to read, and a space easy to hit. */
const READABLE_COUNTER = 34;
const READABLE_SPACE = 46;
/** From this share on the whole map is still preferred. */
const ENOUGH = 0.75;

const median = (numbers: readonly number[]): number | undefined =>
  [...numbers].sort((left, right) => left - right)[numbers.length >> 1];

const spanOf = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

/** On an open table the whole table is shown first. */
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

/** The whole sheet, or as much of it around the armies as is readable. */
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
