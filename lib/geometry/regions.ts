import type { Space, SpaceBoard } from './board';

const byId = new WeakMap<SpaceBoard, ReadonlyMap<string, Space>>();

/** The spaces of a board by their names; made once for each board. */
export const mapSpacesById = (board: SpaceBoard): ReadonlyMap<string, Space> => {
  const known = byId.get(board) ?? new Map(board.spaces.map(space => [space.id, space]));
  byId.set(board, known);
  return known;
};

/** A space with this many rings of neighbours around it. */
export const expandRegion = (board: SpaceBoard, spaceId: string, rings: number): readonly string[] => {
  const spaces = mapSpacesById(board);
  const found = new Set(spaces.has(spaceId) ? [spaceId] : []);
  let edge = [...found];
  for (let ring = 0; ring < rings; ring += 1) {
    edge = edge.flatMap(id => spaces.get(id)?.neighbours ?? []).filter(id => !found.has(id));
    for (const id of edge) found.add(id);
  }
  return [...found];
};

/** The spaces that can be walked to from the first without leaving those of the same kind, including the first. */
export const findConnected = (
  board: SpaceBoard,
  spaceId: string,
  isAlike: (spaceId: string) => boolean,
): readonly string[] => {
  const spaces = mapSpacesById(board);
  const found = new Set(spaces.has(spaceId) ? [spaceId] : []);
  // A set is walked in the order of its growth, so that what is added on the way is visited too.
  for (const id of found)
    for (const next of spaces.get(id)?.neighbours ?? [])
      if (!found.has(next) && isAlike(next)) found.add(next);
  return [...found];
};
