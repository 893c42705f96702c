import type { Change } from '@/lib/documents/change';
import type { Underlay } from '@/lib/game/annotation';
import { type Affine, after, applied, carrying, inverse, type Triangle } from '@/lib/geometry/affine';
import type { Board, Point } from '@/lib/geometry/board';
import { edited, type StudioState } from '../studio-state';

interface Size {
  readonly width: number;
  readonly height: number;
}

const PATH = ['underlay'];
const FIRST_OPACITY = 0.5;

/** As large as the board holds, in its middle. */
export const placedWithin = (picture: Size, board: Size): Affine => {
  const scale = Math.min(board.width / picture.width, board.height / picture.height);
  const [x, y] = [(board.width - picture.width * scale) / 2, (board.height - picture.height * scale) / 2];
  return rounded([scale, 0, 0, scale, x, y]);
};

/** Short numbers in the document: a hundredth of a unit, a millionth of a turn. */
const rounded = ([a, b, c, d, e, f]: Affine): Affine => {
  const fine = (value: number): number => Math.round(value * 1e6) / 1e6 || 0;
  const coarse = (value: number): number => Math.round(value * 100) / 100 || 0;
  return [fine(a), fine(b), fine(c), fine(d), coarse(e), coarse(f)];
};

const setTo = (what: string, state: StudioState, underlay: Underlay, mergeKey: string | null): StudioState =>
  edited(
    state,
    { code: `view.history.underlay-${what}` },
    (): readonly Change[] => [{ op: 'add', path: PATH, value: underlay }],
    mergeKey,
  );

export const underlayPut = (state: StudioState, picture: Size): StudioState => {
  const board = state.reading.position?.board;
  const opacity = state.reading.scenario?.underlay?.opacity ?? FIRST_OPACITY;
  if (!board) return state;
  return setTo('put', state, { matrix: [...placedWithin(picture, board)], opacity }, null);
};

/** Moves under one key are one step of the history: one drag, one turn of the wheel. */
export const underlayMoved = (state: StudioState, by: Affine, mergeKey: string): StudioState => {
  const underlay = state.reading.scenario?.underlay;
  if (!underlay) return state;
  return setTo('moved', state, { ...underlay, matrix: [...rounded(after(by, underlay.matrix))] }, mergeKey);
};

export const underlayShown = (state: StudioState, opacity: number): StudioState => {
  const underlay = state.reading.scenario?.underlay;
  return underlay ? setTo('opacity', state, { ...underlay, opacity }, 'underlay opacity') : state;
};

export const underlayRemoved = (state: StudioState): StudioState =>
  state.reading.scenario?.underlay
    ? edited(state, { code: 'view.history.underlay-removed' }, () => [{ op: 'remove', path: PATH }])
    : state;

/** Lays the picture so that three clicks come upon three known places; null: they lie in one line. */
export const fittedMatrix = ({ matrix }: Underlay, clicks: Triangle, places: Triangle): Affine | null => {
  const back = inverse(matrix);
  if (!back) return null;
  const [one, two, three] = clicks;
  const found = carrying([applied(back, one), applied(back, two), applied(back, three)], places);
  return found && rounded(found);
};

export const underlayFitted = (state: StudioState, clicks: Triangle, places: Triangle): StudioState => {
  const underlay = state.reading.scenario?.underlay;
  const matrix = underlay && fittedMatrix(underlay, clicks, places);
  return underlay && matrix ? setTo('fitted', state, { ...underlay, matrix: [...matrix] }, null) : state;
};

/** A place on the board that an author can find in his picture. */
export interface KnownPlace {
  readonly id: string;
  readonly point: Point;
}

/** Middles of spaces; on an open table its corners. */
export const knownPlaces = (board: Board): readonly KnownPlace[] => {
  if (board.kind === 'spaces') return board.spaces.map(({ id, centre }) => ({ id, point: centre }));
  const { width, height } = board;
  const corners: readonly Point[] = [
    [0, 0],
    [width, 0],
    [0, height],
    [width, height],
  ];
  return corners.map((point, index) => ({ id: `corner-${index + 1}`, point }));
};

/** Those nearest to three corners of the board: far apart, so that a click beside the point matters little. */
export const widestPlaces = (board: Board): readonly KnownPlace[] => {
  const places = knownPlaces(board);
  const nearest = (x: number, y: number): readonly KnownPlace[] =>
    [...places]
      .sort(
        (one, other) =>
          Math.hypot(one.point[0] - x, one.point[1] - y) - Math.hypot(other.point[0] - x, other.point[1] - y),
      )
      .slice(0, 1);
  return [...nearest(0, 0), ...nearest(board.width, 0), ...nearest(0, board.height)];
};
