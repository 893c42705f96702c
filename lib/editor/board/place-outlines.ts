import type { Board, Point } from '@/lib/geometry/board';
import { mapSpacesById } from '@/lib/geometry/regions';
import { sidesOf } from '@/lib/geometry/sides';

/** As a polygon or polyline wants them. */
export const toSvgPoints = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${x},${y}`).join(' ');

/** Spaces by their outline, sides by their ends. */
export const outlineOf = (board: Board | undefined, place: string): readonly Point[] | undefined => {
  if (board?.kind !== 'spaces') return undefined;
  return mapSpacesById(board).get(place)?.outline ?? sidesOf(board).find(({ id }) => id === place)?.ends;
};
