import type { Change } from '@/lib/documents/change';
import type { Underlay } from '@/lib/game/document/annotation';
import type { Board, Point } from '@/lib/geometry/board';
import {
  type Affine,
  affineBetween,
  applyAffine,
  composeAffine,
  invertAffine,
  type Triangle,
} from '@/lib/geometry/plane/affine';
import { applyScenarioEdit, type StudioState } from '../../session/state';

interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const PATH = ['underlay'];
const FIRST_OPACITY = 0.5;

/** As large as the board holds, in its middle. */
export const fitInside = (picture: PictureSize, board: PictureSize): Affine => {
  const scale = Math.min(board.width / picture.width, board.height / picture.height);
  const [x, y] = [(board.width - picture.width * scale) / 2, (board.height - picture.height * scale) / 2];
  return roundMatrix([scale, 0, 0, scale, x, y]);
};

/** Short numbers in the document: a hundredth of a unit, a millionth of a turn. */
const roundMatrix = ([a, b, c, d, e, f]: Affine): Affine => {
  const fine = (value: number): number => Math.round(value * 1e6) / 1e6 || 0;
  const coarse = (value: number): number => Math.round(value * 100) / 100 || 0;
  return [fine(a), fine(b), fine(c), fine(d), coarse(e), coarse(f)];
};

const setUnderlay = (
  what: string,
  state: StudioState,
  underlay: Underlay,
  mergeKey: string | null,
): StudioState =>
  applyScenarioEdit(
    state,
    { code: `view.history.underlay-${what}` },
    (): readonly Change[] => [{ op: 'add', path: PATH, value: underlay }],
    mergeKey,
  );

export const addUnderlay = (state: StudioState, picture: PictureSize): StudioState => {
  const board = state.derived.position?.board;
  const opacity = state.derived.scenario?.underlay?.opacity ?? FIRST_OPACITY;
  if (!board) return state;
  return setUnderlay('put', state, { matrix: [...fitInside(picture, board)], opacity }, null);
};

/** Moves under one key are one step of the history: one drag, one turn of the wheel. */
export const moveUnderlay = (state: StudioState, by: Affine, mergeKey: string): StudioState => {
  const underlay = state.derived.scenario?.underlay;
  if (!underlay) return state;
  return setUnderlay(
    'moved',
    state,
    { ...underlay, matrix: [...roundMatrix(composeAffine(by, underlay.matrix))] },
    mergeKey,
  );
};

export const setUnderlayOpacity = (state: StudioState, opacity: number): StudioState => {
  const underlay = state.derived.scenario?.underlay;
  return underlay ? setUnderlay('opacity', state, { ...underlay, opacity }, 'underlay opacity') : state;
};

export const removeUnderlay = (state: StudioState): StudioState =>
  state.derived.scenario?.underlay
    ? applyScenarioEdit(state, { code: 'view.history.underlay-removed' }, () => [
        { op: 'remove', path: PATH },
      ])
    : state;

/** Places the picture so that three clicks fall on three known places; null: they are in one line. */
export const fitMatrix = ({ matrix }: Underlay, clicks: Triangle, places: Triangle): Affine | null => {
  const back = invertAffine(matrix);
  if (!back) return null;
  const [one, two, three] = clicks;
  const found = affineBetween(
    [applyAffine(back, one), applyAffine(back, two), applyAffine(back, three)],
    places,
  );
  return found && roundMatrix(found);
};

export const fitUnderlay = (state: StudioState, clicks: Triangle, places: Triangle): StudioState => {
  const underlay = state.derived.scenario?.underlay;
  const matrix = underlay && fitMatrix(underlay, clicks, places);
  return underlay && matrix
    ? setUnderlay('fitted', state, { ...underlay, matrix: [...matrix] }, null)
    : state;
};

/** A place on the board that an author can find in the picture. */
export interface ReferencePlace {
  readonly id: string;
  readonly point: Point;
}

/** Middles of spaces; on an open table its corners. */
export const listReferencePlaces = (board: Board): readonly ReferencePlace[] => {
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
export const pickWidestPlaces = (board: Board): readonly ReferencePlace[] => {
  const places = listReferencePlaces(board);
  const nearest = (x: number, y: number): readonly ReferencePlace[] =>
    [...places]
      .sort(
        (one, other) =>
          Math.hypot(one.point[0] - x, one.point[1] - y) - Math.hypot(other.point[0] - x, other.point[1] - y),
      )
      .slice(0, 1);
  return [...nearest(0, 0), ...nearest(board.width, 0), ...nearest(0, board.height)];
};
