import type { Change } from '@/lib/documents/change';
import type { EditCommand } from '@/lib/game/contract/authoring/editing';
import { hexOf, OFF_MAP } from '@/lib/geometry/hex/hex';
import type { BoardDocument } from '../../document/board-schema';
import { gridOf, hexesOf, readHexside } from '../../document/ground';
import type { Scenario } from '../../document/scenario';
import { words } from '../../view/words';
import { type Cell, remapScenario } from './remap';

const OPEN = '.';

/** 1.1 – Letters for every hex of a map that has become larger or smaller; what lies beyond its edge falls away. */
export const fitToSize = (board: BoardDocument): readonly Change[] => {
  const grid = gridOf(board);
  const open = Object.entries(board.legend).find(([, kinds]) => kinds.length === 0)?.[0] ?? OPEN;
  const terrain = Array.from({ length: board.rows }, (_, row) =>
    (board.terrain[row] ?? '').slice(0, board.columns).padEnd(board.columns, open),
  );
  const isOn = (hex: string): boolean => hexOf(grid, hex) !== OFF_MAP;
  const hasHexes = ({ hexes }: { readonly hexes: readonly string[] }): boolean =>
    hexesOf(grid, hexes).length > 0;
  const hexsides = Object.fromEntries(
    Object.entries(board.hexsides).map(([list, sides]) => [
      list,
      sides.filter(side => readHexside(grid, side) !== null),
    ]),
  );
  const fitted: Partial<Record<keyof BoardDocument, unknown>> = {
    terrain,
    hexsides,
    towns: board.towns.filter(hasHexes),
    labels: board.labels.filter(({ at }) => isOn(at)),
    setUpAreas: board.setUpAreas.filter(hasHexes),
    entryZones: board.entryZones.filter(hasHexes),
    ...(board.roads && {
      roads: board.roads
        .map(road => ({ ...road, through: road.through.filter(isOn) }))
        .filter(({ through }) => through.length > 1),
    }),
  };
  return Object.entries(fitted).map(([key, value]) => ({ op: 'replace', path: ['board', key], value }));
};

const EDGES = ['left', 'right', 'top', 'bottom'] as const;
type MapEdge = (typeof EDGES)[number];

const MIN_SIZE = 3;
const MAX_SIZE = 99;

/** 1.1 – A column or a row more or less at each edge; hexes keep their numbers while there are numbers left. */
export const resizeCommands = (scenario: Scenario): readonly EditCommand[] =>
  EDGES.flatMap(edge =>
    ([1, -1] as const).flatMap(by => {
      const { columns, rows } = scenario.board;
      const size = edge === 'left' || edge === 'right' ? columns + by : rows + by;
      if (size < MIN_SIZE || size > MAX_SIZE) return [];
      const id = `${by > 0 ? 'add' : 'take'}-${edge}`;
      return { id, label: words(`command.${id}`), changes: resizeMap(scenario, edge, by) };
    }),
  );

const resizeMap = (scenario: Scenario, edge: MapEdge, by: 1 | -1): readonly Change[] => {
  const { columns, rows, firstColumn = 1, firstRow = 1 } = scenario.board;
  const [across, down] = [edge === 'left' ? by : 0, edge === 'top' ? by : 0];
  return remapScenario(scenario, {
    columns: edge === 'left' || edge === 'right' ? columns + by : columns,
    rows: edge === 'top' || edge === 'bottom' ? rows + by : rows,
    firstColumn: adjustFirstNumber(firstColumn - across),
    firstRow: adjustFirstNumber(firstRow - down),
    to: ([column, row]: Cell): Cell => [column + across, row + down],
  });
};

/** Numbers do not go below 0: then all go up by two, so that odd columns stay the lower ones. */
const adjustFirstNumber = (wanted: number): number => (wanted < 0 ? wanted + 2 : wanted);

/** 1.1 – The same map with other numbers on its first column and row. */
export const renumberMap = (
  scenario: Scenario,
  first: { column: number; row: number },
): readonly Change[] => {
  const { columns, rows } = scenario.board;
  return remapScenario(scenario, {
    columns,
    rows,
    firstColumn: first.column,
    firstRow: first.row,
    to: cell => cell,
  });
};
