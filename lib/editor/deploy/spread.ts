import type { Home } from '@/lib/game/contract/authoring/deployment';
import type { SpaceBoard } from '@/lib/geometry/board';
import type { Parcel } from './parcels';
import { putLeadersWithTheirGroups } from './parcels';
import { type Placer, placeEach, type Unplaced } from './placer';
import { listNearestFirst, rowOutwards } from './rows';

/** Spaces from the nearest on, each of them once; sorted once for every middle. */
export const makeNearest = (board: SpaceBoard, heading?: number): ((space: string) => readonly string[]) => {
  const known = new Map<string, readonly string[]>();
  return space => {
    const found = known.get(space) ?? listNearestFirst(board, space, heading);
    known.set(space, found);
    return found;
  };
};

/** A leader goes first to where the own group has landed. */
const withOwnGroup = (placer: Placer, { role, group }: Parcel): readonly string[] =>
  role === 'leader' ? [...placer.spacesOf(group), ...placer.spacesOf('')] : [];

/** All into one space as far as it has room, the others as near to it as may be; the space must take one of them. */
export const spreadAround = (
  placer: Placer,
  board: SpaceBoard,
  parcels: readonly Parcel[],
  space: string,
): readonly Unplaced[] => {
  const ordered = putLeadersWithTheirGroups(parcels);
  const [pioneer, refusals] = landOne(placer, ordered, space);
  if (!pioneer) return refusals;
  const nearest = makeNearest(board);
  return placeEach(
    placer,
    ordered.filter(parcel => parcel !== pioneer),
    (parcel, from) => [...withOwnGroup(placer, parcel), ...nearest(from ?? space)],
  );
};

const landOne = (
  placer: Placer,
  parcels: readonly Parcel[],
  space: string,
): readonly [Parcel | null, readonly Unplaced[]] => {
  const refusals: Unplaced[] = [];
  for (const parcel of parcels) {
    const errors = placer.land(parcel, space);
    if (errors.length === 0) return [parcel, []];
    refusals.push({ parcel, errors });
  }
  return [null, refusals];
};

/** One to a space along the row, from the middle outwards; what the row cannot take goes near it. */
export const spreadAlongRow = (
  placer: Placer,
  board: SpaceBoard,
  parcels: readonly Parcel[],
  space: string,
  { heading }: Home,
): readonly Unplaced[] => {
  const ordered = putLeadersWithTheirGroups(parcels);
  const [pioneer, refusals] = landOne(placer, ordered, space);
  if (!pioneer) return refusals;
  const nearest = makeNearest(board);
  const row = rowOutwards(board, space, heading);
  const taken = new Set([space]);
  return placeEach(
    placer,
    ordered.filter(parcel => parcel !== pioneer),
    (parcel, from) => {
      const free = row.filter(id => !taken.has(id));
      return trackFirst(
        [...withOwnGroup(placer, parcel), ...(from === null ? free : []), ...nearest(from ?? space)],
        id => taken.add(id),
      );
    },
  );
};

/** Yields each choice in turn; the one where the caller stops counts as taken, and so do the refused ones. */
function* trackFirst(choices: readonly string[], take: (space: string) => void): Generator<string> {
  for (const space of choices) {
    take(space);
    yield space;
  }
}

/** As near as possible to where the side forms up; without lines, where the fewest stand. */
export const placeNearest = (
  placer: Placer,
  board: SpaceBoard,
  parcels: readonly Parcel[],
  { space, heading }: Home,
): readonly Unplaced[] => {
  const nearest = makeNearest(board, heading);
  return placeEach(placer, putLeadersWithTheirGroups(parcels), (parcel, from) => [
    ...withOwnGroup(placer, parcel),
    ...(space === null ? emptiestFirst(placer, board) : nearest(from ?? space)),
  ]);
};

const emptiestFirst = (placer: Placer, board: SpaceBoard): readonly string[] => {
  const crowds = new Map(placer.landings().map(({ space, pieces }) => [space, pieces.length]));
  return board.spaces
    .map(({ id }) => ({ id, crowd: crowds.get(id) ?? 0 }))
    .sort((one, other) => one.crowd - other.crowd)
    .map(({ id }) => id);
};
