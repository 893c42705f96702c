import type { MapPalette } from '../colours/palette';
import type { DrawItem } from '../draw-list';
import { distanceToSegment, offsetLine, type Point, segmentsOf, smoothLine } from '../math/points';
import { drawLinePath } from '../path-data';
import { createFilledPath, createStrokedPath, drawCirclePath, drawRectanglePath } from '../shapes';

export interface Rampart {
  readonly line: readonly Point[];
  readonly towers: readonly Point[];
  readonly gates: readonly Point[];
  readonly breaches: readonly Point[];
  readonly palette: MapPalette;
}

const TOWER = 26;
const GATE = 22;
const BREACH = 40;
const TOOTH = 9;

/** A wall with its battlements, square towers, gates and rubble where it is breached. */
export const drawRampart = ({ line, towers, gates, breaches, palette }: Rampart): readonly DrawItem[] => {
  const wall = drawLinePath(line);
  const teeth = segmentsOf(line)
    .map(([from, to]) => drawBattlement(from, to))
    .join('');
  return [
    createStrokedPath(wall, palette.ink, 9, { join: 'miter' }),
    createStrokedPath(wall, palette.stone, 6, { join: 'miter' }),
    createStrokedPath(teeth, palette.ink, 1.5),
    ...breaches.flatMap(at => drawRubble(at, palette)),
    ...towers.flatMap(([x, y]) => [
      {
        ...createStrokedPath(drawRectanglePath(x - TOWER / 2, y - TOWER / 2, TOWER, TOWER), palette.ink, 2),
        fill: palette.stone,
      },
      createStrokedPath(
        drawRectanglePath(x - TOWER / 4, y - TOWER / 4, TOWER / 2, TOWER / 2),
        palette.ink,
        1,
      ),
    ]),
    ...gates.flatMap(at => drawGate(at, line, palette)),
  ];
};

const drawBattlement = (from: Point, to: Point): string => {
  const points = smoothLine([from, to], TOOTH);
  const [inner, outer] = [-5, 5].map(by => offsetLine(points, () => by)) as [
    readonly Point[],
    readonly Point[],
  ];
  return points.map((_, index) => drawLinePath([inner[index] ?? from, outer[index] ?? from])).join('');
};

const drawGate = (at: Point, line: readonly Point[], palette: MapPalette): readonly DrawItem[] => {
  const nearest = [...segmentsOf(line)].sort(
    ([a, b], [c, d]) => distanceToSegment(a, b, ...at) - distanceToSegment(c, d, ...at),
  )[0];
  const angle = nearest ? Math.atan2(nearest[1][1] - nearest[0][1], nearest[1][0] - nearest[0][0]) : 0;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [
    {
      k: 'group',
      matrix: [cos, sin, -sin, cos, at[0], at[1]],
      kids: [
        {
          ...createStrokedPath(drawRectanglePath(-GATE / 2, -7, GATE, 14), palette.ink, 1.6),
          fill: palette.road,
        },
        createStrokedPath('M0-7v14M-6-7v14M6-7v14', palette.secondInk, 1.1),
      ],
    },
  ];
};

const drawRubble = ([x, y]: Point, palette: MapPalette): readonly DrawItem[] => [
  {
    ...createStrokedPath(drawCirclePath(x, y, BREACH / 2), palette.secondInk, 1, { dash: [2, 3] }),
    fill: palette.paper,
  },
  createFilledPath(
    [
      [-9, -4, 4],
      [3, -8, 3],
      [8, 5, 4.5],
      [-4, 7, 3.4],
      [0, 0, 3],
    ]
      .map(([dx = 0, dy = 0, radius = 3]) => drawCirclePath(x + dx, y + dy, radius))
      .join(''),
    palette.secondInk,
  ),
];
