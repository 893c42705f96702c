import type { Change } from '@/lib/documents/change';
import { columnOf, formatHexId, type HexGrid, hexOf, OFF_MAP, rowOf } from '@/lib/geometry/hex/hex';
import type { BoardDocument, MapLabel } from '../../document/board-schema';
import { gridOf, hexesOf } from '../../document/ground';
import type { Scenario, SetUpLimit } from '../../document/scenario';
import type { Trait } from '../../document/traits-schema';

/** Column and place in it, both from 0. */
export type Cell = readonly [number, number];

/** A map of another size or other numbers, and the new places of the old one's hexes. */
export interface MapLayout {
  readonly columns: number;
  readonly rows: number;
  readonly firstColumn: number;
  readonly firstRow: number;
  readonly to: (cell: Cell) => Cell;
  readonly label?: (label: MapLabel) => MapLabel;
}

/** 1.1 – Every hex that the document names gets its new number; what no longer lies on the map falls away. */
export const remapScenario = (scenario: Scenario, map: MapLayout): readonly Change[] => {
  const { deployment, traits } = scenario;
  const numbers = hexRemappingOf(scenario.board, map);
  const stacks = deployment.stacks.flatMap(stack => {
    const hex = numbers.hex(stack.hex);
    return hex === null ? [] : { ...stack, hex };
  });
  return [
    { op: 'replace', path: ['board'], value: remapBoard(scenario.board, map, numbers) },
    { op: 'replace', path: ['deployment', 'stacks'], value: stacks },
    {
      op: 'replace',
      path: ['deployment', 'limits'],
      value: deployment.limits.map(limit => remapLimit(limit, numbers)),
    },
    { op: 'replace', path: ['traits'], value: traits.map(trait => remapTrait(trait, numbers)) },
  ];
};

interface HexRemapping {
  readonly grid: HexGrid;
  readonly hex: (id: string) => string | null;
  readonly ranges: (ranges: readonly string[]) => string[];
}

const hexRemappingOf = (board: BoardDocument, map: MapLayout): HexRemapping => {
  const [old, grid] = [gridOf(board), gridOf({ ...board, ...map })];
  const hex = (id: string): string | null => {
    const at = hexOf(old, id);
    return at === OFF_MAP ? null : hexIdAt(grid, map.to([columnOf(old, at), rowOf(old, at)]));
  };
  const range = (text: string): string[] => {
    const [first = '', last] = text.split('..').map(hex);
    if (first !== null && last === undefined) return [first];
    if (first !== null && last) return [formatBlock(first, last)];
    return hexesOf(old, [text]).flatMap(at => hex(formatHexId(old, at)) ?? []);
  };
  return { grid, hex, ranges: ranges => ranges.flatMap(range) };
};

const hexIdAt = (grid: HexGrid, [column, row]: Cell): string | null => {
  const isOn = column >= 0 && column < grid.columns && row >= 0 && row < grid.rows;
  return isOn ? formatHexId(grid, column * grid.rows + row) : null;
};

/** A mirrored block begins at another of its corners. */
const formatBlock = (one: string, other: string): string => {
  const half = one.length / 2;
  const [columns, rows] = [
    [one.slice(0, half), other.slice(0, half)].sort(),
    [one.slice(half), other.slice(half)].sort(),
  ];
  return `${columns[0]}${rows[0]}..${columns[1]}${rows[1]}`;
};

const remapBoard = (board: BoardDocument, map: MapLayout, numbers: HexRemapping): BoardDocument => {
  const { firstColumn: _column, firstRow: _row, ...rest } = board;
  const withHexes = <Area extends { readonly hexes: readonly string[] }>(areas: readonly Area[]): Area[] =>
    areas
      .map(area => ({ ...area, hexes: numbers.ranges(area.hexes) }))
      .filter(({ hexes }) => hexes.length > 0);
  return {
    ...rest,
    columns: map.columns,
    rows: map.rows,
    ...(map.firstColumn === 1 ? {} : { firstColumn: map.firstColumn }),
    ...(map.firstRow === 1 ? {} : { firstRow: map.firstRow }),
    terrain: remapTerrain(board, map),
    hexsides: remapHexsides(board.hexsides, numbers),
    ...(board.roads ? { roads: remapRoads(board.roads, numbers) } : {}),
    towns: withHexes(board.towns),
    labels: remapLabels(board.labels, map, numbers),
    setUpAreas: withHexes(board.setUpAreas),
    entryZones: withHexes(board.entryZones),
  };
};

const remapTerrain = (board: BoardDocument, map: MapLayout): string[] => {
  const open = Object.entries(board.legend).find(([, kinds]) => kinds.length === 0)?.[0] ?? '.';
  const letters = Array.from({ length: map.rows }, () => Array<string>(map.columns).fill(open));
  for (const [row, line] of board.terrain.entries())
    for (const [column, letter] of [...line].entries()) {
      const [across, down] = map.to([column, row]);
      if (across >= 0 && across < map.columns && letters[down]) letters[down][across] = letter;
    }
  return letters.map(line => line.join(''));
};

const remapHexsides = (
  hexsides: BoardDocument['hexsides'],
  { hex }: HexRemapping,
): BoardDocument['hexsides'] => {
  const on = (sides: readonly string[]): string[] =>
    sides.flatMap(side => {
      const [one = null, other = null] = side.split('/').map(hex);
      return one === null || other === null ? [] : `${one}/${other}`;
    });
  return {
    slopes: on(hexsides.slopes),
    streams: on(hexsides.streams),
    rivers: on(hexsides.rivers),
    bridges: on(hexsides.bridges),
    entrenchments: on(hexsides.entrenchments),
  };
};

const remapRoads = (roads: NonNullable<BoardDocument['roads']>, { hex }: HexRemapping) =>
  roads
    .map(road => ({ ...road, through: road.through.flatMap(id => hex(id) ?? []) }))
    .filter(({ through }) => through.length > 1);

const remapLabels = (labels: readonly MapLabel[], map: MapLayout, { hex }: HexRemapping): MapLabel[] =>
  labels.flatMap(label => {
    const at = hex(label.at);
    return at === null ? [] : { ...(map.label?.(label) ?? label), at };
  });

const remapLimit = (limit: SetUpLimit, { hex }: HexRemapping): SetUpLimit => {
  if (limit.kind === 'near-hex') return { ...limit, of: hex(limit.of) ?? limit.of };
  if (limit.kind !== 'one-near-each') return limit;
  return { ...limit, places: limit.places.map(place => ({ ...place, of: hex(place.of) ?? place.of })) };
};

const remapTrait = (trait: Trait, { hex, ranges }: HexRemapping): Trait => {
  if (trait.trait === 'compulsory-march') return { ...trait, towards: hex(trait.towards) ?? trait.towards };
  if (trait.trait === 'reinforcements') return { ...trait, at: hex(trait.at) ?? trait.at };
  return trait.trait === 'advance' ? { ...trait, leave: ranges(trait.leave) } : trait;
};
