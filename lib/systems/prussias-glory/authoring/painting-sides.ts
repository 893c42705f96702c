import type { Change } from '@/lib/documents/change';
import { directionTo, formatHexId } from '@/lib/geometry/hex/hex';
import type { BoardDocument } from '../document/board-schema';
import { groundOf, HEXSIDE_BITS, readHexside, sideBetween } from '../document/ground';
import type { HexsideKind } from '../vocabulary';

type Sides = BoardDocument['hexsides'];
type SideList = keyof Sides;

/** What a brush lays along hexsides, and the list that keeps it. */
const HEXSIDE_LISTS: Readonly<Record<HexsideKind, SideList>> = {
  slope: 'slopes',
  stream: 'streams',
  river: 'rivers',
  bridge: 'bridges',
  entrenchment: 'entrenchments',
};

const BARE_SIDE = 'bare';
export const SIDE_BRUSHES = [...(Object.keys(HEXSIDE_LISTS) as HexsideKind[]), BARE_SIDE] as const;

export const formatSideBrushId = (kind: string): string => `side-${kind}`;

/** The two hexes of a side. */
export type Pair = readonly [number, number];

const isSameSide = (one: Pair, other: Pair): boolean =>
  (one[0] === other[0] && one[1] === other[1]) || (one[0] === other[1] && one[1] === other[0]);

export const sideBrushAt = (board: BoardDocument, place: string): string | null => {
  const pair = readHexside(groundOf(board).grid, place);
  if (!pair) return null;
  const kinds = Object.keys(HEXSIDE_LISTS) as HexsideKind[];
  const found = kinds.findLast(kind => hexsideIndexOf(board, HEXSIDE_LISTS[kind], pair) >= 0);
  return formatSideBrushId(found ?? BARE_SIDE);
};

const hexsideIndexOf = (board: BoardDocument, list: SideList, pair: Pair): number => {
  const { grid } = groundOf(board);
  return board.hexsides[list].findIndex(text => {
    const other = readHexside(grid, text);
    return other !== null && isSameSide(other, pair);
  });
};

export const paintSides = (
  board: BoardDocument,
  kind: HexsideKind | typeof BARE_SIDE,
  places: readonly string[],
): readonly Change[] => {
  const { grid } = groundOf(board);
  const pairs = places.map(place => readHexside(grid, place)).filter(pair => pair !== null);
  if (pairs.length === 0) return [];
  if (kind === BARE_SIDE)
    return Object.values(HEXSIDE_LISTS).flatMap(list => removeSides(board, list, pairs));
  const list = HEXSIDE_LISTS[kind];
  if (kind === 'slope' || kind === 'entrenchment') return paintFacingSides(board, list, pairs);
  const rival = kind === 'stream' ? 'rivers' : kind === 'river' ? 'streams' : undefined;
  const fresh = pairs.filter(pair => hexsideIndexOf(board, list, pair) < 0);
  return [
    ...(rival ? removeSides(board, rival, pairs) : []),
    ...(fresh.length > 0
      ? [replaceList(list, [...board.hexsides[list], ...fresh.map(formatHexside(board))])]
      : []),
  ];
};

const replaceList = (list: SideList, value: readonly string[]): Change => ({
  op: 'replace',
  path: ['board', 'hexsides', list],
  value,
});

const formatHexside =
  (board: BoardDocument) =>
  ([one, other]: Pair): string => {
    const { grid } = groundOf(board);
    return `${formatHexId(grid, one)}/${formatHexId(grid, other)}`;
  };

const pairsOf = (board: BoardDocument, list: SideList): readonly (Pair | null)[] =>
  board.hexsides[list].map(text => readHexside(groundOf(board).grid, text));

const removeSides = (board: BoardDocument, list: SideList, pairs: readonly Pair[]): readonly Change[] => {
  const known = pairsOf(board, list);
  const kept = board.hexsides[list].filter((_, index) => {
    const own = known[index];
    return !own || !pairs.some(pair => isSameSide(own, pair));
  });
  return kept.length === known.length ? [] : [replaceList(list, kept)];
};

/**
 * Slopes and entrenchments face one way, the first hex being the upper or protected one. A stroke over sides that
 * all have one reverses them; new sides continue in the direction of the line that they touch.
 */
const paintFacingSides = (
  board: BoardDocument,
  list: SideList,
  pairs: readonly Pair[],
): readonly Change[] => {
  const { grid } = groundOf(board);
  const before = pairs.map(pair => {
    const text = board.hexsides[list][hexsideIndexOf(board, list, pair)];
    return text === undefined ? null : readHexside(grid, text);
  });
  const others = pairsOf(board, list).filter(known => !pairs.some(pair => known && isSameSide(pair, known)));
  const laid: Pair[] = [];
  for (const [index, pair] of pairs.entries()) {
    const known = before[index];
    if (before.every(old => old !== null) && known) laid.push([known[1], known[0]]);
    else laid.push(known ?? continueFacing(board, pair, [...laid.toReversed(), ...others]));
  }
  return replaceFacing(board, list, pairs, laid);
};

/** Two sides that meet at a corner share one hex: it lies on the same side of both. */
const continueFacing = (board: BoardDocument, pair: Pair, known: readonly (Pair | null)[]): Pair => {
  const { grid } = groundOf(board);
  const [one, other] = pair;
  for (const near of known) {
    if (!near) continue;
    const shared = pair.find(hex => near.includes(hex));
    if (shared === undefined || isSameSide(near, pair)) continue;
    const [beyond, beyondNear] = [shared === one ? other : one, shared === near[0] ? near[1] : near[0]];
    if (directionTo(grid, beyond, beyondNear) < 0) continue;
    return near[0] === shared ? [shared, beyond] : [beyond, shared];
  }
  return pair;
};

const BITS: Readonly<Record<HexsideKind, number>> = {
  slope: HEXSIDE_BITS.down,
  stream: HEXSIDE_BITS.stream,
  river: HEXSIDE_BITS.river,
  bridge: HEXSIDE_BITS.bridge,
  entrenchment: HEXSIDE_BITS.entrenched,
};

/** Whether something lies on a side, seen from its first hex: a slope falls from there, an entrenchment protects it. */
export const isLaid = (board: BoardDocument, kind: HexsideKind, pair: Pair): boolean =>
  (sideBetween(groundOf(board), ...pair) & BITS[kind]) !== 0;

const isFacing = (kind: HexsideKind): boolean => kind === 'slope' || kind === 'entrenchment';

/** Lays a thing on a side as seen from its first hex, or takes it away where it lies so. */
export const toggleSide = (board: BoardDocument, kind: HexsideKind, pair: Pair): readonly Change[] => {
  const list = HEXSIDE_LISTS[kind];
  if (isLaid(board, kind, pair)) return removeSides(board, list, [pair]);
  if (isFacing(kind)) return replaceFacing(board, list, [pair], [pair]);
  return paintSides(board, kind, [formatHexside(board)(pair)]);
};

/** Sides that face one way are taken out and others put in, at once. */
export const replaceFacing = (
  board: BoardDocument,
  list: SideList,
  gone: readonly Pair[],
  laid: readonly Pair[],
): readonly Change[] => {
  const [rest] = removeSides(board, list, gone);
  const kept = rest && rest.op !== 'remove' ? (rest.value as readonly string[]) : board.hexsides[list];
  return [replaceList(list, [...kept, ...laid.map(formatHexside(board))])];
};
