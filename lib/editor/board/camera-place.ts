import type { Position } from '@/lib/game/contract/position';
import type { Point } from '@/lib/geometry/board';
import type { FreeSides } from '../session/free-sides';

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
