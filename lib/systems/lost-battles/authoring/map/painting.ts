import { applyChanges, type Change } from '@/lib/documents/change';
import { TERRAIN_TABLE } from '../../data';
import type { Scenario } from '../../document/scenario';
import { includesTerrain, terrainAt } from '../../rules/battlefield/terrain';
import { cellOf, TILE_IDS, type TileId, toNamedTile } from '../../rules/battlefield/tiles';
import type { TerrainKind } from '../../vocabulary';

type Stroke = (scenario: Scenario, tile: TileId) => readonly Change[];

/** The effect of each brush on a tile. A camp or key zone belongs to the army in whose half the tile lies. */
export const STROKES: Readonly<Record<string, Stroke>> = {
  ...Object.fromEntries(
    Object.values(TERRAIN_TABLE.letters).map(terrain => [
      formatBrushId(terrain),
      (scenario: Scenario, tile: TileId) => setTerrain(scenario, tile, terrain),
    ]),
  ),
  'key-zone': (scenario, tile) => [replaceOfSide(scenario, tile, 'keyZones', { tile })],
  'camp-unfortified': (scenario, tile) => [
    replaceOfSide(scenario, tile, 'camps', { tile, fortified: false }),
  ],
  'camp-fortified': (scenario, tile) => [replaceOfSide(scenario, tile, 'camps', { tile, fortified: true })],
  'no-camp': (scenario, tile) => [
    {
      op: 'replace',
      path: ['board', 'camps'],
      value: scenario.board.camps.filter(camp => camp.tile !== tile),
    },
  ],
};

export function formatBrushId(terrain: readonly TerrainKind[]): string {
  return `terrain-${terrain.length ? terrain.join('-') : 'open'}`;
}

/** One tile after the other: what the first changes, the next one finds. */
export const paint = (scenario: Scenario, brush: string, places: readonly string[]): readonly Change[] =>
  TILE_IDS.filter(tile => places.includes(tile)).reduce(
    (painted, tile) => {
      const more = STROKES[brush]?.(painted.scenario, tile) ?? [];
      return { scenario: applyChanges(painted.scenario, more), changes: [...painted.changes, ...more] };
    },
    { scenario, changes: [] as readonly Change[] },
  ).changes;

export const brushAt = (scenario: Scenario, place: string): string | null => {
  const tile = TILE_IDS.find(id => id === place);
  return tile ? formatBrushId(terrainAt(scenario, tile)) : null;
};

const setTerrain = (scenario: Scenario, tile: TileId, terrain: readonly TerrainKind[]): readonly Change[] => {
  const { letter, legendChanges } = findLetter(scenario, terrain);
  const { column, row } = cellOf(tile);
  const letters = scenario.board.terrain[row] ?? '';
  if (letters[column] === letter) return [];
  const value = letters.slice(0, column) + letter + letters.slice(column + 1);
  return [...legendChanges, { op: 'replace', path: ['board', 'terrain', row], value }];
};

/** The document's own letter for this ground; the box's letter joins the legend when it has none. */
const findLetter = ({ board }: Scenario, terrain: readonly TerrainKind[]) => {
  const own = Object.entries(board.legend).find(([, kinds]) => includesTerrain(kinds, [terrain]));
  if (own) return { letter: own[0], legendChanges: [] };
  const usual =
    Object.entries(TERRAIN_TABLE.letters).find(([, kinds]) => includesTerrain(kinds, [terrain]))?.[0] ?? '?';
  const letter = Object.hasOwn(board.legend, usual) ? freeLetter(board.legend) : usual;
  const legendChange: Change = { op: 'add', path: ['board', 'legend', letter], value: terrain };
  return { letter, legendChanges: [legendChange] };
};

const freeLetter = (legend: Scenario['board']['legend']): string =>
  [...'abcdefghijklmnopqrstuvwxyz'].find(letter => !Object.hasOwn(legend, letter)) ?? '#';

const replaceOfSide = (
  scenario: Scenario,
  tile: TileId,
  list: 'keyZones' | 'camps',
  entry: { readonly tile: TileId; readonly fortified?: boolean },
): Change => {
  const side = scenario.sides[toNamedTile(tile).side]?.id ?? '';
  const others = scenario.board[list].filter(item => item.side !== side);
  return { op: 'replace', path: ['board', list], value: [...others, { side, ...entry }] };
};
