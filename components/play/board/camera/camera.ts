import type { Point } from '@/lib/geometry/board';

/** Where the board lies under its window: a point of the board is seen at `point × scale + (x, y)`, in pixels. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How far past its edge the board can be pushed, so that nothing hides under a panel. */
const PAST_EDGE = 120;
const MARGIN = 14;
/** How large a counter is where the board does not fit anyway. */
const GOOD_COUNTER = 38;
/** Counters that are drawn smaller cannot be read. */
const smallestCounter = ({ width }: Size): number => (width < 600 ? 31 : 26);

export const fitScale = (board: Size, window: Size): number =>
  Math.max(
    0.05,
    Math.min((window.width - 2 * MARGIN) / board.width, (window.height - 2 * MARGIN) / board.height),
  );

const within = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most);

/** A board that is smaller than its window stays in the middle, but for the room to push it. */
const limit = (offset: number, length: number, window: number): number => {
  const spare = window - length;
  const [least, most] = spare > 0 ? [0, spare] : [spare, 0];
  return within(least - PAST_EDGE, offset, most + PAST_EDGE);
};

export const limitCamera = ({ x, y, scale }: Camera, board: Size, window: Size): Camera => {
  const fit = fitScale(board, window);
  const kept = within(fit * 0.7, scale, Math.max(fit * 8, 3));
  return {
    scale: kept,
    x: limit(x, board.width * kept, window.width),
    y: limit(y, board.height * kept, window.height),
  };
};

/** Zooms so that the point of the window stays where it is. */
export const zoomCamera = ({ x, y, scale }: Camera, factor: number, [atX, atY]: Point): Camera => ({
  scale: scale * factor,
  x: atX - (atX - x) * factor,
  y: atY - (atY - y) * factor,
});

export const centreCamera = (scale: number, [x, y]: Point, window: Size): Camera => ({
  scale,
  x: window.width / 2 - x * scale,
  y: window.height / 2 - y * scale,
});

export const fitCamera = (board: Size, window: Size): Camera =>
  centreCamera(fitScale(board, window), [board.width / 2, board.height / 2], window);

/** The whole board if its counters can be read then; else as large as they can, with what is to be decided in the middle. */
export const openingCamera = (board: Size, window: Size, counter: number, focus: Box | null): Camera => {
  const fit = fitScale(board, window);
  const isReadable = counter * fit >= smallestCounter(window) * 0.98;
  if (counter === 0 || isReadable || !focus) return fitCamera(board, window);
  const scale = GOOD_COUNTER / counter;
  const middle: Point = [(focus.left + focus.right) / 2, (focus.top + focus.bottom) / 2];
  return limitToBoard(centreCamera(scale, middle, window), board, window);
};

/** No more desk than needed: the edge of the board at the edge of its window. */
const limitToBoard = ({ x, y, scale }: Camera, board: Size, window: Size): Camera => {
  const along = (offset: number, length: number, room: number): number => {
    const spare = room - length;
    return spare > 0 ? spare / 2 : within(spare - MARGIN, offset, MARGIN);
  };
  return {
    scale,
    x: along(x, board.width * scale, window.width),
    y: along(y, board.height * scale, window.height),
  };
};

const missing = (from: number, to: number, window: number): number => {
  const room = 48;
  if (to - from > window - 2 * room) return window / 2 - (from + to) / 2;
  if (from < room) return room - from;
  return to > window - room ? window - room - to : 0;
};

/** Pushes the board until the box lies in its window. */
export const showInCamera = (camera: Camera, box: Box, window: Size): Camera => {
  const seen = toScreen(camera, box);
  return {
    ...camera,
    x: camera.x + missing(seen.left, seen.right, window.width),
    y: camera.y + missing(seen.top, seen.bottom, window.height),
  };
};

export const toScreen = ({ x, y, scale }: Camera, box: Box): Box => ({
  left: box.left * scale + x,
  top: box.top * scale + y,
  right: box.right * scale + x,
  bottom: box.bottom * scale + y,
});

export const toBoard = ({ x, y, scale }: Camera, [atX, atY]: Point): Point => [
  (atX - x) / scale,
  (atY - y) / scale,
];
