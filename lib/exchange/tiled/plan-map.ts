import type { AnySystem } from '@/lib/game/contract/game-system';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import type { Point } from '@/lib/geometry/board';
import { spaceAt } from '@/lib/geometry/board';
import {
  addToPlan,
  beginPlan,
  finishPlan,
  type ImportPlan,
  importWords,
  type PlanInProgress,
  planImport,
  refuseImport,
} from '../plan/import-plan';
import { placeAtPoint, placePiece } from '../plan/place-pieces';
import { planLines } from './plan-lines';
import { planNames } from './plan-names';
import { planShapes } from './plan-shapes';
import {
  isFlipped,
  propertyOf,
  type ReadLayer,
  type ReadMap,
  type ReadObject,
  readTiledMap,
} from './read-map';
import { fromTiled, type TiledGrid, tiledGridOf } from './tiled-grid';
import { MAP_FORMAT } from './tiled-map';

/** Whether a map came from us: it can be read back into its battle. Any other can start a new one. */
export const isOwnMap = (map: ReadMap): boolean => propertyOf(map, 'format') === MAP_FORMAT;

/** A map that was edited in Tiled, as changes of the battle that it came from. */
export const planTiledMap = (system: AnySystem, scenario: ScenarioBase, text: string): ImportPlan =>
  planImport(() => {
    const map = readTiledMap(text);
    const { board } = system.setUp(scenario);
    const grid = tiledGridOf(system.exchange.grid(scenario), board);
    if (!grid) return refuseImport('no-map');
    if (!isOwnMap(map)) refuseImport('foreign-map');
    checkShape(map, grid, system, scenario);
    const plan = beginPlan(system, scenario);
    const objects = map.layers.flatMap(({ objects: here = [] }) => here);
    checkIds(objects);
    if (grid.cells) planTerrain(plan, map, grid.cells);
    planLines(plan, objects, grid);
    planShapes(plan, objects, grid);
    planNames(plan, objects, grid);
    planUnits(plan, objects, grid);
    return finishPlan(plan);
  });

const checkShape = (map: ReadMap, grid: TiledGrid, system: AnySystem, scenario: ScenarioBase): void => {
  if (propertyOf(map, 'system') !== system.id) refuseImport('other-system');
  if (map.orientation !== grid.orientation) refuseImport('orientation', { found: map.orientation });
  if (map.width !== grid.columns || map.height !== grid.rows)
    refuseImport('map-size', {
      ...{ columns: grid.columns, rows: grid.rows },
      ...{ foundColumns: map.width, foundRows: map.height },
    });
  const own = system.exchange.grid(scenario);
  const isStaggered = grid.staggerIndex === null || map.staggerindex === grid.staggerIndex;
  const first = own.kind === 'hexes' ? String(own.first.column) : undefined;
  if (!isStaggered || propertyOf(map, 'firstColumn') !== first) refuseImport('stagger');
  if (map.tilewidth !== grid.tileWidth || map.tileheight !== grid.tileHeight) refuseImport('tile-size');
};

/** Two objects with one id: a copy cannot be distinguished from its original. */
const checkIds = (objects: readonly ReadObject[]): void => {
  const seen = new Set<string>();
  for (const object of objects) {
    const id = propertyOf(object, 'id');
    if (id === undefined) continue;
    if (seen.has(id)) refuseImport('twice-in-map', { id });
    seen.add(id);
  }
};

const terrainOfGids = ({ tilesets = [] }: ReadMap): ReadonlyMap<number, string> =>
  new Map(
    tilesets.flatMap(({ firstgid, tiles = [] }) =>
      tiles.flatMap(tile => {
        const terrain = propertyOf(tile, 'terrain');
        return terrain === undefined ? [] : [[firstgid + tile.id, terrain] as const];
      }),
    ),
  );

const planTerrain = (plan: PlanInProgress, map: ReadMap, cells: readonly string[]): void => {
  const layer = map.layers.find(({ type, name }) => type === 'tilelayer' && name === 'terrain');
  const data = dataOf(layer);
  if (data.length !== cells.length) refuseImport('no-terrain');
  const known = terrainOfGids(map);
  const painted = new Map<string, string[]>();
  for (const [index, cell] of cells.entries()) {
    const gid = data[index] ?? 0;
    if (isFlipped(gid)) refuseImport('flipped', { place: cell });
    const terrain = known.get(gid) ?? refuseImport('unknown-tile', { place: cell });
    if (plan.system.editing.brushAt(plan.scenario, cell) === terrain) continue;
    painted.set(terrain, [...(painted.get(terrain) ?? []), cell]);
  }
  for (const [terrain, places] of painted) paintTerrain(plan, terrain, places);
};

const dataOf = (layer: ReadLayer | undefined): readonly number[] =>
  Array.isArray(layer?.data) ? layer.data : [];

const MOST_NAMED = 12;

const paintTerrain = (plan: PlanInProgress, terrain: string, places: readonly string[]): void => {
  const { editing, palette } = plan.system;
  const brush = palette.brushes.find(({ id }) => id === terrain);
  const isUnknown = places.filter(place => editing.brushAt(plan.scenario, place) !== null);
  if (!brush) {
    if (isUnknown.length > 0)
      plan.lost.push(
        importWords('lost.terrain', { terrain, places: isUnknown.slice(0, MOST_NAMED).join(', ') }),
      );
    return;
  }
  const shown = places.slice(0, MOST_NAMED).join(', ');
  addToPlan(
    plan,
    editing.paint(plan.scenario, terrain, places),
    importWords('done.painted', { terrain: brush.label, count: places.length, places: shown }),
  );
};

/** The place where a unit stands counts; what the file says about it may be outdated. */
const planUnits = (plan: PlanInProgress, objects: readonly ReadObject[], grid: TiledGrid): void => {
  const before = plan.system.setUp(plan.scenario).pieces;
  const seen = new Set<string>();
  for (const object of objects.filter(({ gid }) => gid !== undefined)) {
    const id = propertyOf(object, 'id') ?? '';
    const piece = before.find(each => each.id === id);
    if (!piece) {
      plan.lost.push(importWords('lost.unknown-object', { id: id || String(object.id) }));
      continue;
    }
    seen.add(id);
    const at: Point = fromTiled(grid, [object.x, object.y]);
    const heading = piece.face.block ? normalize(object.rotation ?? 0) : null;
    const place = placeAtPoint(plan, { at, heading, slack: 1 / grid.scale[0] });
    if (!place) refuseImport('off-map', { id });
    else if (!isWhereItWas(plan, piece.space, at)) placePiece(plan, piece, place);
  }
  for (const piece of before) if (piece.box && !seen.has(piece.id)) placePiece(plan, piece, { space: null });
};

const isWhereItWas = ({ system, scenario }: PlanInProgress, space: string | null, at: Point): boolean => {
  const { board } = system.setUp(scenario);
  return board.kind === 'spaces' && spaceAt(board, at)?.id === space;
};

const normalize = (degrees: number): number => Math.round(((degrees % 360) + 360) % 360) % 360;
