import type { Change } from '@/lib/documents/change';
import type { Transformation } from '@/lib/game/contract/authoring/editing';
import { FLIPS, type Flip, flipNorth } from '@/lib/game/document/flip';
import { columnOf, formatHexId, hexOf, OFF_MAP, rowOf } from '@/lib/geometry/hex/hex';
import type { FriendlyEdges, MapLabel } from '../../document/board-schema';
import { gridOf } from '../../document/ground';
import type { Scenario, StackEntry } from '../../document/scenario';
import type { CompassEdge } from '../../vocabulary';
import { type Cell, remapScenario } from './remap';

/** Chosen pieces change their hexes; without a choice the ground, its names and the compass change with them. */
export const transform = (
  scenario: Scenario,
  how: Transformation,
  pieceIds: readonly string[],
): readonly Change[] =>
  pieceIds.length > 0 ? flipPieces(scenario, FLIPS[how], pieceIds) : flipBoard(scenario, FLIPS[how]);

const cellFlipper =
  ({ columns, rows }: { readonly columns: number; readonly rows: number }, { across, down }: Flip) =>
  ([column, row]: Cell): Cell => [across ? columns - 1 - column : column, down ? rows - 1 - row : row];

/** 1.1 – Odd columns sit lower. Where a mirrored map would have it the other way about, its columns are numbered one higher or lower. */
const flipBoard = (scenario: Scenario, flip: Flip): readonly Change[] => {
  const { columns, rows, firstColumn = 1, firstRow = 1, north, friendlyEdges } = scenario.board;
  const isShifted = flip.down !== (flip.across && columns % 2 === 0);
  const changes = remapScenario(scenario, {
    columns,
    rows,
    firstColumn: isShifted ? changeParity(firstColumn) : firstColumn,
    firstRow,
    to: cellFlipper({ columns, rows }, flip),
    label: label => flipLabel(label, flip),
  });
  return [
    ...changes,
    { op: 'replace', path: ['board', 'north'], value: flipNorth(north, flip) },
    {
      op: 'replace',
      path: ['board', 'friendlyEdges'],
      value: flip.across === flip.down ? friendlyEdges : friendlyEdges.map(flipEdges),
    },
  ];
};

const changeParity = (column: number): number => (column % 2 === 1 ? column + 1 : column - 1);

const flipLabel = (label: MapLabel, { across, down }: Flip): MapLabel => ({
  ...label,
  ...(label.offset
    ? {
        offset: [
          across ? 0 - label.offset[0] : label.offset[0],
          down ? 0 - label.offset[1] : label.offset[1],
        ],
      }
    : {}),
  ...(label.turn !== undefined && across !== down ? { turn: 0 - label.turn } : {}),
});

const MIRRORED: Readonly<Record<CompassEdge, CompassEdge>> = {
  north: 'north',
  south: 'south',
  east: 'west',
  west: 'east',
};

/** In a mirror the compass cannot be read: what lay in the east of the page's north now lies in its west. */
const flipEdges = ({ edges, ...rest }: FriendlyEdges): FriendlyEdges => ({
  ...rest,
  edges: edges.map(edge => MIRRORED[edge]),
});

/** A stack that goes as a whole keeps its place in the list. */
const flipPieces = (scenario: Scenario, flip: Flip, pieceIds: readonly string[]): readonly Change[] => {
  const grid = gridOf(scenario.board);
  const to = cellFlipper(grid, flip);
  const hexFrom = (id: string): string => {
    const at = hexOf(grid, id);
    if (at === OFF_MAP) return id;
    const [column, row] = to([columnOf(grid, at), rowOf(grid, at)]);
    return formatHexId(grid, column * grid.rows + row);
  };
  const stacks = scenario.deployment.stacks.flatMap((stack): StackEntry[] => {
    const going = stack.pieces.filter(id => pieceIds.includes(id));
    const staying = stack.pieces.filter(id => !pieceIds.includes(id));
    return [
      ...(staying.length > 0 ? [{ ...stack, pieces: staying }] : []),
      ...(going.length > 0 ? [{ ...stack, hex: hexFrom(stack.hex), pieces: going }] : []),
    ];
  });
  return [{ op: 'replace', path: ['deployment', 'stacks'], value: stacks }];
};
