import type { Change } from '@/lib/documents/change';
import type { BoardDocument } from '../../document/board-schema';

export const ROAD_KINDS = ['road', 'track'] as const;
export type RoadKind = (typeof ROAD_KINDS)[number];

type Road = NonNullable<BoardDocument['roads']>[number];

const LONGEST = 200;

const roadsOf = ({ roads = [] }: BoardDocument): readonly Road[] => roads;

const isLink = (one: string, other: string, from: string, to: string): boolean =>
  (one === from && other === to) || (one === to && other === from);

/** The links of a way: each hex with the next. */
const linksOf = (through: readonly string[]): readonly (readonly [string, string])[] =>
  through.slice(1).map((hex, index) => [through[index] ?? hex, hex] as const);

/** A road that loses a link in its middle becomes two; one without a link is gone. */
const withoutLinks = (
  roads: readonly Road[],
  isGone: (from: string, to: string) => boolean,
): readonly Road[] =>
  roads.flatMap(road => {
    if (!linksOf(road.through).some(link => isGone(...link))) return [road];
    const runs: string[][] = [[]];
    for (const [index, hex] of road.through.entries()) {
      const before = road.through[index - 1];
      if (before !== undefined && isGone(before, hex)) runs.push([]);
      runs.at(-1)?.push(hex);
    }
    return runs.filter(run => run.length > 1).map(through => ({ ...road, through }));
  });

const writeRoads = (board: BoardDocument, value: readonly Road[]): readonly Change[] => {
  if (value.length > 0) return [{ op: 'add', path: ['board', 'roads'], value }];
  return board.roads ? [{ op: 'remove', path: ['board', 'roads'] }] : [];
};

/** A way through some hexes takes the place of what led there before and joins a road of its kind where it begins or ends at one. */
export const layRoad = (board: BoardDocument, kind: RoadKind, path: readonly string[]): readonly Change[] => {
  const through = path.filter((hex, index) => hex !== path[index - 1]);
  if (through.length < 2) return [];
  const links = linksOf(through);
  const isNew = (from: string, to: string): boolean => links.some(link => isLink(...link, from, to));
  const others = withoutLinks(roadsOf(board), isNew);
  const before = others.find(road => joinsAt(road, kind, through[0]));
  const after = others.find(road => road !== before && joinsAt(road, kind, through.at(-1)));
  const joined = [
    ...(before ? endingWith(before, through[0]).slice(0, -1) : []),
    ...through,
    ...(after ? startingWith(after, through.at(-1)).slice(1) : []),
  ];
  const isTooLong = joined.length > LONGEST;
  const kept = isTooLong ? others : others.filter(road => road !== before && road !== after);
  return writeRoads(board, [...kept, { kind, through: isTooLong ? through.slice(0, LONGEST) : joined }]);
};

const joinsAt = (road: Road, kind: RoadKind, hex: string | undefined): boolean =>
  road.kind === kind && (road.through[0] === hex || road.through.at(-1) === hex);

const endingWith = ({ through }: Road, hex: string | undefined): string[] =>
  through.at(-1) === hex ? through : through.toReversed();

const startingWith = ({ through }: Road, hex: string | undefined): string[] =>
  through[0] === hex ? through : through.toReversed();

/** No road leads into or out of these hexes any more. */
export const eraseRoads = (board: BoardDocument, hexes: readonly string[]): readonly Change[] => {
  const left = withoutLinks(roadsOf(board), (from, to) => hexes.includes(from) || hexes.includes(to));
  return left.length === roadsOf(board).length && left.every(road => roadsOf(board).includes(road))
    ? []
    : writeRoads(board, left);
};

export const leadsTo = (board: BoardDocument, kind: RoadKind, from: string, to: string): boolean =>
  roadsOf(board).some(
    road => road.kind === kind && linksOf(road.through).some(link => isLink(...link, from, to)),
  );

export const toggleRoad = (
  board: BoardDocument,
  kind: RoadKind,
  from: string,
  to: string,
): readonly Change[] =>
  leadsTo(board, kind, from, to)
    ? writeRoads(
        board,
        withoutLinks(roadsOf(board), (one, other) => isLink(one, other, from, to)),
      )
    : layRoad(board, kind, [from, to]);
