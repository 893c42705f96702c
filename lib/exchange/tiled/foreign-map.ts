import type { AnySystem, Brush } from '@/lib/game/contract/game-system';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import {
  addToPlan,
  beginPlan,
  finishPlan,
  type ImportPlan,
  importWords,
  planImport,
  refuseImport,
} from '../plan/import-plan';
import { isFlipped, propertyOf, type ReadMap, readTiledMap } from './read-map';
import { tiledGridOf } from './tiled-grid';

/** A tile of a map that is not ours, and how often it lies there. */
export interface ForeignTile {
  readonly gid: number;
  /** What Tiled calls it: its type, its picture or its number. */
  readonly name: string;
  readonly count: number;
  /** The brush with its name; null: there is none. */
  readonly guess: string | null;
}

const MOST_TILES = 60;

/** The brushes that a tile can stand for. */
export const listGroundBrushes = ({ palette }: AnySystem): readonly Brush[] =>
  palette.brushes.filter(({ on, tool }) => on === 'space' && tool === 'terrain');

/** The tiles of the lowest layer, those that lie there most first. */
export const listForeignTiles = (system: AnySystem, text: string): readonly ForeignTile[] => {
  const map = readTiledMap(text);
  const counts = new Map<number, number>();
  for (const gid of groundOf(map)) counts.set(gid, (counts.get(gid) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_TILES)
    .map(([gid, count]) => {
      const name = nameOfTile(map, gid);
      return { gid, name, count, guess: guessBrush(system, name) };
    });
};

const groundOf = (map: ReadMap): readonly number[] => {
  const layer = map.layers.find(({ type, data }) => type === 'tilelayer' && Array.isArray(data));
  const data = Array.isArray(layer?.data) ? layer.data : [];
  if (data.length !== map.width * map.height) refuseImport('no-terrain');
  if (data.some(isFlipped)) refuseImport('flipped', { place: String(data.findIndex(isFlipped)) });
  return data;
};

const nameOfTile = ({ tilesets = [] }: ReadMap, gid: number): string => {
  const set = tilesets.findLast(({ firstgid }) => firstgid <= gid);
  const tile = set?.tiles?.find(({ id }) => id + set.firstgid === gid);
  const picture = tile?.image
    ?.split('/')
    .at(-1)
    ?.replace(/\.\w+$/, '');
  const said = tile && (propertyOf(tile, 'terrain') ?? propertyOf(tile, 'name'));
  return (
    said || tile?.type || tile?.class || picture || (gid === 0 ? '–' : `${set?.name ?? ''} ${gid}`.trim())
  );
};

const guessBrush = (system: AnySystem, name: string): string | null => {
  const words = name.toLowerCase().split(/[^\p{L}]+/u);
  const found = listGroundBrushes(system).find(({ id }) =>
    id
      .split('-')
      .slice(1)
      .some(part => words.includes(part) || words.includes(part.replace(/s$/, ''))),
  );
  return found?.id ?? null;
};

/** A foreign map as the ground of a battle: its size, and for each tile its terrain. */
export const planForeignMap = (
  system: AnySystem,
  scenario: ScenarioBase,
  text: string,
  meanings: Readonly<Record<number, string>>,
): ImportPlan =>
  planImport(() => {
    const map = readTiledMap(text);
    const own = system.exchange.grid(scenario);
    const orientation = own.kind === 'hexes' ? 'hexagonal' : own.kind === 'squares' ? 'orthogonal' : null;
    if (map.orientation !== orientation) return refuseImport('orientation', { found: map.orientation });
    if (orientation === 'hexagonal' && map.staggeraxis !== 'x') refuseImport('stagger-axis');
    const plan = beginPlan(system, scenario);
    const resized = system.exchange.resize?.(scenario, map.width, map.height);
    if (!resized) return refuseImport('board-size', { columns: map.width, rows: map.height });
    const size = { columns: map.width, rows: map.height };
    addToPlan(plan, resized, importWords('done.new-board', size));
    const grid = tiledGridOf(system.exchange.grid(plan.scenario), system.setUp(plan.scenario).board);
    // Ours sink the odd columns by their number; a map that sinks the others is shifted by half a hex.
    if (grid?.staggerIndex && map.staggerindex !== grid.staggerIndex)
      plan.lost.push(importWords('lost.half-hex'));
    const places = new Map<string, string[]>();
    for (const [index, gid] of groundOf(map).entries()) {
      const brush = meanings[gid];
      const cell = grid?.cells?.[index];
      if (brush !== undefined && cell !== undefined) places.set(brush, [...(places.get(brush) ?? []), cell]);
    }
    for (const brush of listGroundBrushes(system)) {
      const cells = places.get(brush.id) ?? [];
      const values = { terrain: brush.label, count: cells.length, places: cells.slice(0, 12).join(', ') };
      addToPlan(
        plan,
        system.editing.paint(plan.scenario, brush.id, cells),
        importWords('done.painted', values),
      );
    }
    const objects = map.layers.reduce((sum, { objects: here = [] }) => sum + here.length, 0);
    if (objects > 0) plan.lost.push(importWords('lost.objects', { count: objects }));
    const layers = map.layers.filter(({ type }) => type === 'tilelayer').length - 1;
    if (layers > 0) plan.lost.push(importWords('lost.layers', { count: layers }));
    return finishPlan(plan);
  });
