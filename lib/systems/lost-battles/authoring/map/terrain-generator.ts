import { type RngState, roll, seedRng } from '@/lib/dice/rng';
import { TERRAIN_TABLE } from '../../data';
import type { Scenario } from '../../document/scenario';
import { isTerrainPrinted } from '../../rules/battlefield/terrain';
import {
  COLUMNS,
  cellOf,
  composeTileId,
  listAdjacentTiles,
  ROWS,
  TILE_IDS,
  type TileId,
} from '../../rules/battlefield/tiles';
import type { TerrainKind } from '../../vocabulary';

/** Ground that comes in patches, with the least and the most tiles of each patch; or water that runs, or lies along an edge. */
type Feature =
  | { readonly type: 'patch'; readonly kind: TerrainKind; readonly least: number; readonly most: number }
  | Watercourse
  | { readonly type: 'shore' };

interface Watercourse {
  readonly type: 'course';
  readonly kind: 'stream' | 'river';
  readonly where: 'between' | 'flank';
}

const makePatch = (kind: TerrainKind, least: number, most: number): Feature => ({
  type: 'patch',
  kind,
  least,
  most,
});

/** Typical landscapes of ancient battles. */
const FEATURES: Readonly<Record<string, readonly Feature[]>> = {
  plain: [makePatch('hill', 1, 2), makePatch('wood', 0, 1)],
  hills: [
    makePatch('hill', 3, 4),
    makePatch('hill', 2, 3),
    makePatch('wood', 1, 3),
    makePatch('impassable', 0, 1),
  ],
  forest: [makePatch('wood', 3, 5), makePatch('wood', 2, 3), makePatch('hill', 1, 3)],
  marshland: [
    { type: 'course', kind: 'river', where: 'flank' },
    makePatch('marsh', 2, 3),
    makePatch('marsh', 1, 2),
  ],
  stream: [
    { type: 'course', kind: 'stream', where: 'between' },
    makePatch('hill', 1, 3),
    makePatch('wood', 1, 2),
  ],
  river: [
    { type: 'course', kind: 'river', where: 'flank' },
    makePatch('hill', 1, 3),
    makePatch('wood', 0, 2),
  ],
  coast: [{ type: 'shore' }, { type: 'course', kind: 'stream', where: 'between' }, makePatch('hill', 2, 4)],
};

export const LANDSCAPES: readonly string[] = Object.keys(FEATURES);

/** Numbers from a seed, one after the other. */
interface RandomSource {
  /** From 0 up to, but not including, the limit. */
  below(limit: number): number;
  pick<Item>(items: readonly Item[]): Item | undefined;
}

const createRandom = (seed: number): RandomSource => {
  let rng: RngState = seedRng(seed);
  const below = (limit: number): number => {
    const rolled = roll(rng, { count: 1, sides: Math.max(1, limit) });
    rng = rolled.rng;
    return (rolled.faces[0] ?? 1) - 1;
  };
  return { below, pick: items => items[below(items.length)] };
};

type TerrainMap = Map<TileId, readonly TerrainKind[]>;

/** Ground is combined with ground only where such a tile is printed. */
const addTerrain = (country: TerrainMap, tile: TileId, kind: TerrainKind): boolean => {
  const there = country.get(tile) ?? [];
  const both = there.includes(kind) ? there : [...there, kind];
  if (!isTerrainPrinted(both)) return false;
  country.set(tile, both);
  return true;
};

/** Armies met in the open: the middle of the field is mostly clear, so that a battle can be fought there. */
const isMiddle = (tile: TileId): boolean => {
  const { column, row } = cellOf(tile);
  return (row === 1 || row === 2) && column > 0 && column < COLUMNS - 1;
};

/** A patch grows from tile to neighbouring tile, and seldom into the middle. */
const addPatch = (country: TerrainMap, lots: RandomSource, kind: TerrainKind, size: number): void => {
  const edge = TILE_IDS.filter(tile => !isMiddle(tile));
  const free = edge.filter(tile => (country.get(tile) ?? []).length === 0);
  const start = lots.pick(free);
  if (size === 0 || start === undefined || !addTerrain(country, start, kind)) return;
  const laid = [start];
  for (let tries = 0; laid.length < size && tries < 4 * size; tries += 1) {
    const next = lots.pick(laid.flatMap(listAdjacentTiles).filter(tile => !laid.includes(tile)));
    if (next === undefined || (isMiddle(next) && (kind === 'impassable' || lots.below(4) > 0))) continue;
    if (addTerrain(country, next, kind)) laid.push(next);
  }
};

const listIndices = (length: number): readonly number[] => Array.from({ length }, (_, index) => index);

/** Water between the armies runs from one flank to the other, at most once from one front row to the next. */
const traceBetweenArmies = (lots: RandomSource): readonly TileId[] => {
  const row = 1 + lots.below(2);
  const bend = lots.below(2 * COLUMNS);
  return listIndices(COLUMNS).flatMap(column => {
    const rows = column < bend ? [row] : column === bend ? [row, 3 - row] : [3 - row];
    return rows.map(here => composeTileId({ column, row: here }));
  });
};

/** Water on a flank runs past both armies, from edge to edge. */
const traceAlongFlank = (lots: RandomSource): readonly TileId[] => {
  const column = lots.below(2) * (COLUMNS - 1);
  return listIndices(ROWS).map(row => composeTileId({ column, row }));
};

const addShore = (country: TerrainMap, lots: RandomSource): void => {
  const column = lots.below(2) * (COLUMNS - 1);
  for (const row of listIndices(ROWS)) addTerrain(country, composeTileId({ column, row }), 'coast');
};

const traceWatercourse = (lots: RandomSource, { where }: Watercourse): readonly TileId[] =>
  where === 'between' ? traceBetweenArmies(lots) : traceAlongFlank(lots);

const addFeature = (country: TerrainMap, lots: RandomSource, feature: Feature): void => {
  if (feature.type === 'shore') addShore(country, lots);
  else if (feature.type === 'course')
    for (const tile of traceWatercourse(lots, feature)) addTerrain(country, tile, feature.kind);
  else {
    const { kind, least, most } = feature;
    addPatch(country, lots, kind, least + lots.below(most - least + 1));
  }
};

/** Made-up ground of a kind of country, the same for the same seed. */
export const generateTerrain = (
  country: string,
  seed: number,
): Pick<Scenario['board'], 'terrain' | 'legend'> => {
  const lots = createRandom(seed);
  const laid: TerrainMap = new Map();
  for (const feature of FEATURES[country] ?? []) addFeature(laid, lots, feature);
  return toTerrainRows(TILE_IDS.map(tile => laid.get(tile) ?? []));
};

/** Rows of letters: the box's own, and the next free ones for combinations. */
const toTerrainRows = (
  tiles: readonly (readonly TerrainKind[])[],
): Pick<Scenario['board'], 'terrain' | 'legend'> => {
  const nameOf = (terrain: readonly TerrainKind[]): string => terrain.toSorted().join(' ');
  const letters = new Map(
    Object.entries(TERRAIN_TABLE.letters).map(([letter, terrain]) => [nameOf(terrain), letter]),
  );
  const used = new Map<string, string>();
  const letterOf = (terrain: readonly TerrainKind[]): string => {
    const name = nameOf(terrain);
    const letter =
      letters.get(name) ?? used.get(name) ?? FREE_LETTERS[used.size % FREE_LETTERS.length] ?? '?';
    used.set(name, letter);
    return letter;
  };
  const text = tiles.map(letterOf);
  const kinds = new Map(tiles.map((terrain, index) => [text[index] ?? '.', [...terrain]]));
  return {
    terrain: listIndices(ROWS).map(row => text.slice(row * COLUMNS, (row + 1) * COLUMNS).join('')),
    legend: Object.fromEntries(kinds.set('.', [])),
  };
};

const FREE_LETTERS = 'abdefgijklnopqtuvxyz';
