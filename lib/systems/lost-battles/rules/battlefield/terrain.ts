import type { Check } from '@/lib/game/check/check';
import { TERRAIN_TABLE } from '../../data';
import type { Scenario } from '../../document/scenario';
import { cite } from '../../rulebook';
import { describeTerrain } from '../../view/words';
import type { TerrainKind } from '../../vocabulary';
import { cellOf, TILE_IDS, type TileId } from './tiles';

type Terrain = readonly TerrainKind[];

type ScenarioBoard = Pick<Scenario, 'board'>;

const letterAt = (scenario: ScenarioBoard, tile: TileId): string => {
  const { column, row } = cellOf(tile);
  return scenario.board.terrain[row]?.[column] ?? '.';
};

export const terrainAt = (scenario: ScenarioBoard, tile: TileId): Terrain =>
  scenario.board.legend[letterAt(scenario, tile)] ?? [];

/** 2.2 – Most tiles show one kind of ground; only some combinations exist. */
export const isTerrainPrinted = (terrain: Terrain): boolean =>
  includesTerrain(terrain, TERRAIN_TABLE.combinations);

export const includesTerrain = (terrain: Terrain, list: readonly Terrain[]): boolean =>
  list.some(other => isSameTerrain(terrain, other));

const isSameTerrain = (left: Terrain, right: Terrain): boolean =>
  new Set(left).size === right.length && right.every(kind => left.includes(kind));

export const unknownLetter: Check<Scenario> = {
  code: 'lost-battles/unknown-terrain-letter',
  severity: 'error',
  *find(scenario) {
    for (const tile of TILE_IDS) {
      const letter = letterAt(scenario, tile);
      if (!Object.hasOwn(scenario.board.legend, letter))
        yield { path: ['board', 'terrain', cellOf(tile).row], values: { letter, tile } };
    }
  },
};

export const terrainOfTile: Check<Scenario> = {
  code: 'lost-battles/terrain-of-tile',
  severity: 'error',
  rule: cite('2.2'),
  *find(scenario) {
    for (const tile of TILE_IDS) {
      const terrain = terrainAt(scenario, tile);
      if (!isTerrainPrinted(terrain))
        yield {
          path: ['board', 'terrain', cellOf(tile).row],
          values: { tile, terrain: describeTerrain(terrain) },
        };
    }
  },
};

/** 2.2 – Some tiles cannot be entered at all. */
export const isImpassable = (scenario: Scenario, tile: TileId): boolean =>
  terrainAt(scenario, tile).includes('impassable');

export const nobodyOnImpassable: Check<Scenario> = {
  code: 'lost-battles/impassable',
  severity: 'error',
  rule: cite('2.2'),
  *find(scenario) {
    for (const [index, { tile }] of scenario.deployment.groups.entries())
      if (isImpassable(scenario, tile))
        yield { path: ['deployment', 'groups', index, 'tile'], values: { tile } };
  },
};
