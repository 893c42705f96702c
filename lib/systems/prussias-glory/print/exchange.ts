import type { Change } from '@/lib/documents/change';
import type { Exchange, MapLine, MapLineKind, StepFace } from '@/lib/game/contract/exchange';
import { ROAD_KINDS } from '../authoring/map/roads';
import { armiesOf } from '../document/army';
import { type BoardDocument, MAX_HEXES } from '../document/board-schema';
import { gridOf } from '../document/ground';
import type { Scenario } from '../document/scenario';
import { createLeaderFace, faceAtSteps, styleOf } from '../view/position';
import { describeHour, words } from '../view/words';

const SIDE_KINDS = {
  slope: { list: 'slopes', colour: '#8A5A2B' },
  stream: { list: 'streams', colour: '#5AA0C8' },
  river: { list: 'rivers', colour: '#1F5F9E' },
  bridge: { list: 'bridges', colour: '#333333' },
  entrenchment: { list: 'entrenchments', colour: '#A3221A' },
} as const satisfies Record<string, { list: keyof BoardDocument['hexsides']; colour: string }>;

const ROAD_COLOURS = { road: '#B07A2A', track: '#C9A66B' } as const;

const KINDS: readonly MapLineKind[] = [
  ...Object.entries(SIDE_KINDS).map(
    ([id, { colour }]): MapLineKind => ({
      id,
      along: 'side',
      label: words(`brush.${id}`),
      colour,
    }),
  ),
  ...ROAD_KINDS.map(
    (id): MapLineKind => ({
      id,
      along: 'way',
      label: words(`brush.${id}`),
      colour: ROAD_COLOURS[id],
    }),
  ),
];

const listLines = ({ board }: Scenario): readonly MapLine[] => [
  ...Object.entries(SIDE_KINDS).flatMap(([kind, { list }]) =>
    board.hexsides[list].map(side => ({ kind, spaces: side.split('/') })),
  ),
  ...(board.roads ?? []).map(({ kind, through }) => ({ kind, spaces: through })),
];

const replaceLines = ({ board }: Scenario, lines: readonly MapLine[]): readonly Change[] => {
  const sides = Object.entries(SIDE_KINDS).flatMap(([kind, { list }]): Change[] => {
    const value = lines.filter(line => line.kind === kind).map(({ spaces }) => spaces.join('/'));
    return isSame(value, board.hexsides[list])
      ? []
      : [{ op: 'replace', path: ['board', 'hexsides', list], value }];
  });
  const roads = lines.flatMap(({ kind, spaces }) => {
    const road = ROAD_KINDS.find(known => known === kind);
    return road ? [{ kind: road, through: [...spaces] }] : [];
  });
  if (isSame(roads, board.roads ?? [])) return sides;
  return [...sides, { op: 'add', path: ['board', 'roads'], value: roads }];
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** 2.1 – A unit loses step after step; a leader has one face. */
const stepFaces = (scenario: Scenario, pieceId: string): readonly StepFace[] => {
  for (const { side, units, leaders } of armiesOf(scenario)) {
    const style = styleOf(scenario, side);
    const leader = leaders.find(({ id }) => id === pieceId);
    if (leader) return [{ face: createLeaderFace(leader, style), words: null }];
    const unit = units.find(({ id }) => id === pieceId);
    if (!unit) continue;
    return Array.from({ length: unit.steps }, (_, lost) => unit.steps - lost).flatMap(steps => {
      const face = faceAtSteps(unit, steps, style);
      const said = steps === unit.steps ? null : { code: 'exchange.step.steps', values: { steps } };
      return face ? [{ face, words: said }] : [];
    });
  }
  return [];
};

const SIZE = { least: 3, most: 400 };
const isSize = (size: number): boolean => size >= SIZE.least && size <= SIZE.most;

/** Open ground of another size: nothing that named a hex can stay. */
const resize = ({ board, deployment }: Scenario, columns: number, rows: number): readonly Change[] | null => {
  if (!isSize(columns) || !isSize(rows) || columns * rows > MAX_HEXES) return null;
  const { roads: _roads, ...kept } = board;
  const value: BoardDocument = {
    ...kept,
    columns,
    rows,
    terrain: Array.from({ length: rows }, () => '.'.repeat(columns)),
    legend: { ...board.legend, '.': [] },
    hexsides: { slopes: [], streams: [], rivers: [], bridges: [], entrenchments: [] },
    towns: [],
    labels: [],
    setUpAreas: [],
    entryZones: [],
  };
  return [
    { op: 'replace', path: ['board'], value },
    { op: 'replace', path: ['deployment'], value: { ...deployment, stacks: [], limits: [] } },
  ];
};

export const exchange: Exchange<Scenario> = {
  grid: ({ board }) => {
    const { columns, rows, first, radius } = gridOf(board);
    return { kind: 'hexes', columns, rows, first, radius };
  },
  stepFaces,
  dice: [{ count: 1, sides: 6 }],
  turns: ({ options }) => options.turns.map(describeHour),
  lines: { kinds: KINDS, list: listLines, replace: replaceLines },
  resize,
};
