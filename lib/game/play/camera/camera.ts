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

/** How far past its edge the board can be moved, so that nothing hides under a panel. */
const PAST_EDGE = 120;
const MARGIN = 14;
/** How large a counter is where the board does not fit anyway. */
const GOOD_COUNTER = 38;

/** How large things on the board must be drawn to be read, in pixels. */
const leastSizes = ({ width }: Size) =>
  width < 600 ? { counter: 31, tile: 131, place: 72 } : { counter: 26, tile: 60, place: 40 };

export const computeFitScale = (board: Size, window: Size): number =>
  Math.max(
    0.05,
    Math.min((window.width - 2 * MARGIN) / board.width, (window.height - 2 * MARGIN) / board.height),
  );

const within = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most);

/** A board that is smaller than its window stays in the middle, with some room to move it. */
const limit = (offset: number, length: number, window: number): number => {
  const spare = window - length;
  const [least, most] = spare > 0 ? [0, spare] : [spare, 0];
  return within(least - PAST_EDGE, offset, most + PAST_EDGE);
};

export const limitCamera = ({ x, y, scale }: Camera, board: Size, window: Size): Camera => {
  const fit = computeFitScale(board, window);
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
  centreCamera(computeFitScale(board, window), [board.width / 2, board.height / 2], window);

/** The usual sizes of readable things, in board units; 0: there are none. */
export interface ReadableSizes {
  readonly counter: number;
  /** Spaces that cover the board side by side, */
  readonly tile: number;
  /** or lie apart on it. */
  readonly place: number;
}

/** The scale at which all of it is readable. */
const readableScale = (sizes: ReadableSizes, window: Size): number => {
  const least = leastSizes(window);
  const scaleOf = (size: number, pixels: number): number => (size > 0 ? pixels / size : 0);
  return Math.max(
    scaleOf(sizes.counter, least.counter),
    scaleOf(sizes.tile, least.tile),
    scaleOf(sizes.place, least.place),
  );
};

/** The whole board if it is readable that way; else as large as needed, with the decision in the middle. */
export const computeOpeningCamera = (
  board: Size,
  window: Size,
  sizes: ReadableSizes,
  focus: Box | null,
): Camera => {
  const fit = computeFitScale(board, window);
  const least = readableScale(sizes, window);
  if (fit >= least * 0.98) return fitCamera(board, window);
  const good = sizes.counter > 0 && sizes.tile + sizes.place === 0 ? GOOD_COUNTER / sizes.counter : 0;
  const middle: Point = focus
    ? [(focus.left + focus.right) / 2, (focus.top + focus.bottom) / 2]
    : [board.width / 2, board.height / 2];
  return limitToBoard(centreCamera(Math.max(least, good), middle, window), board, window);
};

/** No more empty desk than needed: the edge of the board at the edge of its window. */
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

/** A box that is completely visible is left where it is. */
const isInSight = (from: number, to: number, window: number): boolean => from >= 4 && to <= window - 4;

const missing = (from: number, to: number, window: number): number => {
  const room = 48;
  if (isInSight(from, to, window)) return 0;
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

/** Whether the middle of a box can be seen. */
export const isSeen = (camera: Camera, box: Box, window: Size): boolean => {
  const { left, right, top, bottom } = toScreen(camera, box);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x >= 0 && x <= window.width && y >= 0 && y <= window.height;
};

export const toBoard = ({ x, y, scale }: Camera, [atX, atY]: Point): Point => [
  (atX - x) / scale,
  (atY - y) / scale,
];
