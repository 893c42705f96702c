import type { Board, Point } from '@/lib/geometry/board';
import { mapSpacesById } from '@/lib/geometry/regions';
import { sidesOf } from '@/lib/geometry/sides';
import { spacesOfWay } from '@/lib/geometry/ways';

/** As a polygon or polyline wants them. */
export const toSvgPoints = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${x},${y}`).join(' ');

/** Spaces by their outline, sides by their ends, ways by the middles that they join. */
export const outlineOf = (board: Board | undefined, place: string): readonly Point[] | undefined => {
  if (board?.kind !== 'spaces') return undefined;
  const spaces = mapSpacesById(board);
  const way = spacesOfWay(place)?.flatMap(id => spaces.get(id) ?? []);
  if (way?.length === 2) return way.map(({ centre }) => centre);
  return spaces.get(place)?.outline ?? sidesOf(board).find(({ id }) => id === place)?.ends;
};
