import type { Change } from '@/lib/documents/change';
import { directionTo, formatHexId, hexOf, OFF_MAP, rowOf } from '@/lib/geometry/hex/hex';
import { spacesOfWay } from '@/lib/geometry/ways';
import type { BoardDocument } from '../document/board-schema';
import { groundOf, hexesOf, listTerrainKinds } from '../document/ground';
import type { Scenario } from '../document/scenario';
import { TERRAIN_KINDS, type TerrainKind } from '../vocabulary';
import { shiftHexes } from './map/levels';
import { eraseRoads, layRoad, leadsTo, ROAD_KINDS } from './map/roads';
import { AREA_BRUSHES, paintArea } from './painting-areas';
import { EDGE_BRUSHES, paintEdge } from './painting-edges';
import { formatSideBrushId, paintSides, SIDE_BRUSHES, sideBrushAt } from './painting-sides';

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

/** They write the slopes around what they touch. */
export const LEVEL_BRUSHES = ['raise', 'lower'] as const;
export const NO_ROAD = 'no-road';

const hexesAt = (board: BoardDocument, places: readonly string[]): readonly number[] =>
  places.map(place => hexOf(groundOf(board).grid, place)).filter(hex => hex !== OFF_MAP);

export const formatHexBrushId = (ground: string): string => `hex-${ground}`;

/** A whole stroke at once: hexes for the ground, sides such as 2103/2104 for what lies between two. */
export const paint = (scenario: Scenario, brush: string, places: readonly string[]): readonly Change[] => {
  const ground = Object.entries(GROUND_BRUSHES).find(([name]) => formatHexBrushId(name) === brush)?.[1];
  if (ground) return paintGround(scenario.board, ground, places);
  const area = AREA_BRUSHES.find(name => name === brush);
  if (area) return paintArea(scenario, area, places);
  const edge = EDGE_BRUSHES.find(name => name === brush);
  if (edge) return paintEdge(scenario, edge, places);
  const road = ROAD_KINDS.find(name => name === brush);
  if (road) return layRoad(scenario.board, road, places);
  if (brush === NO_ROAD) return eraseRoads(scenario.board, places);
  const by = LEVEL_BRUSHES.find(name => name === brush);
  if (by) return shiftHexes(scenario.board, hexesAt(scenario.board, places), by === 'raise' ? 1 : -1);
  const kind = SIDE_BRUSHES.find(name => formatSideBrushId(name) === brush);
  return kind ? paintSides(scenario.board, kind, places) : [];
};

export const brushAt = ({ board }: Scenario, place: string): string | null => {
  const way = spacesOfWay(place);
  if (way) return ROAD_KINDS.find(kind => leadsTo(board, kind, ...way)) ?? null;
  return place.includes('/') ? sideBrushAt(board, place) : hexBrushAt(board, place);
};

const hexBrushAt = (board: BoardDocument, place: string): string | null => {
  const ground = groundOf(board);
  const hex = hexOf(ground.grid, place);
  if (hex === OFF_MAP) return null;
  const kinds = listTerrainKinds(ground, hex);
  const name = Object.keys(GROUND_BRUSHES).find(key => hasSameKinds(GROUND_BRUSHES[key] ?? [], kinds));
  return name === undefined ? null : formatHexBrushId(name);
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
    const name = formatHexId(grid, hex);
    if (beside) Object.assign(beside, { isNew: true, hexes: [...beside.hexes, hex] });
    else towns.push({ town: { id: `town-${name}`, name, hexes: [name] }, hexes: [hex], isNew: true });
  }
  if (!towns.some(({ isNew }) => isNew)) return [];
  const value = towns.map(({ town, hexes, isNew }) =>
    isNew ? { ...town, hexes: hexes.map(hex => formatHexId(grid, hex)) } : town,
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
      return { ...town, hexes: kept.map(hex => formatHexId(grid, hex)) };
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
