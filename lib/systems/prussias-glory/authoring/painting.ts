import type { Change } from '@/lib/documents/change';
import { directionTo, hexId, hexOf, OFF_MAP, rowOf } from '@/lib/geometry/hex/hex';
import type { BoardDocument } from '../document/board-schema';
import { groundOf, hexesOf, readHexside, terrainKinds } from '../document/ground';
import type { Scenario } from '../document/scenario';
import { type HexsideKind, TERRAIN_KINDS, type TerrainKind } from '../vocabulary';
import { AREA_BRUSHES, paintArea } from './painting-areas';
import { EDGE_BRUSHES, LABEL_BRUSHES, paintEdge, paintLabel } from './painting-labels';

/** What a brush lays on whole hexes. */
export const GROUND_BRUSHES: Readonly<Record<string, readonly TerrainKind[]>> = {
  open: [],
  woods: ['woods'],
  town: ['town'],
  marsh: ['marsh'],
  pond: ['pond'],
  'marsh-pond': ['marsh', 'pond'],
  lake: ['lake'],
};

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

export const hexBrushId = (ground: string): string => `hex-${ground}`;
export const sideBrushId = (kind: string): string => `side-${kind}`;

/** A whole stroke at once: hexes for the ground, sides such as 2103/2104 for what lies between two. */
export const paint = (scenario: Scenario, brush: string, places: readonly string[]): readonly Change[] => {
  const ground = Object.entries(GROUND_BRUSHES).find(([name]) => hexBrushId(name) === brush)?.[1];
  if (ground) return paintGround(scenario.board, ground, places);
  const area = AREA_BRUSHES.find(name => name === brush);
  if (area) return paintArea(scenario, area, places);
  const label = LABEL_BRUSHES.find(name => name === brush);
  if (label) return paintLabel(scenario, label, places);
  const edge = EDGE_BRUSHES.find(name => name === brush);
  if (edge) return paintEdge(scenario, edge, places);
  const kind = SIDE_BRUSHES.find(name => sideBrushId(name) === brush);
  return kind ? paintSides(scenario.board, kind, places) : [];
};

export const brushAt = ({ board }: Scenario, place: string): string | null =>
  place.includes('/') ? sideBrushAt(board, place) : hexBrushAt(board, place);

const hexBrushAt = (board: BoardDocument, place: string): string | null => {
  const ground = groundOf(board);
  const hex = hexOf(ground.grid, place);
  if (hex === OFF_MAP) return null;
  const kinds = terrainKinds(ground, hex);
  const name = Object.keys(GROUND_BRUSHES).find(key => hasSameKinds(GROUND_BRUSHES[key] ?? [], kinds));
  return name === undefined ? null : hexBrushId(name);
};

const sideBrushAt = (board: BoardDocument, place: string): string | null => {
  const pair = readHexside(groundOf(board).grid, place);
  if (!pair) return null;
  const kinds = Object.keys(HEXSIDE_LISTS) as HexsideKind[];
  const found = kinds.findLast(kind => hexsideIndexOf(board, HEXSIDE_LISTS[kind], pair) >= 0);
  return sideBrushId(found ?? BARE_SIDE);
};

const hasSameKinds = (some: readonly TerrainKind[], others: readonly TerrainKind[]): boolean =>
  TERRAIN_KINDS.every(kind => some.includes(kind) === others.includes(kind));

const paintGround = (
  board: BoardDocument,
  ground: readonly TerrainKind[],
  places: readonly string[],
): readonly Change[] => {
  const { grid } = groundOf(board);
  const { letter, legendChanges } = findLetter(board, ground);
  const rows = new Map<number, string[]>();
  for (const hex of places.map(place => hexOf(grid, place)).filter(found => found !== OFF_MAP)) {
    const row = rowOf(grid, hex);
    const letters = rows.get(row) ?? [...(board.terrain[row] ?? '').padEnd(grid.columns, '.')];
    letters[Math.floor(hex / grid.rows)] = letter;
    rows.set(row, letters);
  }
  const changes = [...rows]
    .filter(([row, letters]) => letters.join('') !== board.terrain[row])
    .map(
      ([row, letters]): Change => ({
        op: 'replace',
        path: ['board', 'terrain', row],
        value: letters.join(''),
      }),
    );
  if (changes.length === 0) return [];
  const towns = ground.includes('town') ? joinTowns(board, places) : leaveTowns(board, places);
  return [...legendChanges, ...changes, ...towns];
};

/** New houses belong to the town beside them; where there is none they are a town of their own, called by its hex until it has a name. */
const joinTowns = (board: BoardDocument, places: readonly string[]): readonly Change[] => {
  const { grid } = groundOf(board);
  const towns = board.towns.map(town => ({ town, hexes: [...hexesOf(grid, town.hexes)], isNew: false }));
  for (const hex of places.map(place => hexOf(grid, place))) {
    if (hex === OFF_MAP || towns.some(({ hexes }) => hexes.includes(hex))) continue;
    const beside = towns.find(({ hexes }) => hexes.some(other => directionTo(grid, hex, other) >= 0));
    const name = hexId(grid, hex);
    if (beside) Object.assign(beside, { isNew: true, hexes: [...beside.hexes, hex] });
    else towns.push({ town: { id: `town-${name}`, name, hexes: [name] }, hexes: [hex], isNew: true });
  }
  if (!towns.some(({ isNew }) => isNew)) return [];
  const value = towns.map(({ town, hexes, isNew }) =>
    isNew ? { ...town, hexes: hexes.map(hex => hexId(grid, hex)) } : town,
  );
  return [{ op: 'replace', path: ['board', 'towns'], value }];
};

/** A hex without houses belongs to no named town any more; a town without hexes is gone. */
const leaveTowns = (board: BoardDocument, places: readonly string[]): readonly Change[] => {
  const { grid, towns } = groundOf(board);
  const emptied = new Set(places.map(place => hexOf(grid, place)));
  const isTouched = (id: string): boolean => towns.get(id)?.some(hex => emptied.has(hex)) ?? false;
  if (!board.towns.some(({ id }) => isTouched(id))) return [];
  const value = board.towns
    .map(town => {
      if (!isTouched(town.id)) return town;
      const kept = (towns.get(town.id) ?? []).filter(hex => !emptied.has(hex));
      return { ...town, hexes: kept.map(hex => hexId(grid, hex)) };
    })
    .filter(({ hexes }) => hexes.length > 0);
  return [{ op: 'replace', path: ['board', 'towns'], value }];
};

const USUAL_LETTERS = '.wtmpbl';

/** The document's own letter for this ground; a new one joins the legend when it has none. */
const findLetter = (board: BoardDocument, ground: readonly TerrainKind[]) => {
  const own = Object.entries(board.legend).find(([, kinds]) => hasSameKinds(kinds, ground));
  if (own) return { letter: own[0], legendChanges: [] };
  const letter =
    [...`${USUAL_LETTERS}abcdefghijklmnopqrstuvwxyz`].find(free => !Object.hasOwn(board.legend, free)) ?? '#';
  const change: Change = { op: 'add', path: ['board', 'legend', letter], value: ground };
  return { letter, legendChanges: [change] };
};

type Pair = readonly [number, number];

const isSameSide = (one: Pair, other: Pair): boolean =>
  (one[0] === other[0] && one[1] === other[1]) || (one[0] === other[1] && one[1] === other[0]);

const hexsideIndexOf = (board: BoardDocument, list: SideList, pair: Pair): number => {
  const { grid } = groundOf(board);
  return board.hexsides[list].findIndex(text => {
    const other = readHexside(grid, text);
    return other !== null && isSameSide(other, pair);
  });
};

const paintSides = (
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
    return `${hexId(grid, one)}/${hexId(grid, other)}`;
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
 * Slopes and entrenchments face one way, the first hex being the upper or protected one. A stroke over sides that all have one turns
 * them about; new sides go on as the line that they touch.
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
  const [rest] = removeSides(board, list, pairs);
  const kept = rest && rest.op !== 'remove' ? (rest.value as readonly string[]) : board.hexsides[list];
  return [replaceList(list, [...kept, ...laid.map(formatHexside(board))])];
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
