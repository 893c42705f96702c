import type { DrawItem } from '../draw-list';
import type { Palette } from '../palette';
import { linePath } from '../path-text';
import { distanceToSegment, offsetLine, type Point, segmentsOf, smoothLine } from '../points';
import { circlePath, filled, rectanglePath, stroked } from '../shapes';

export interface Rampart {
  readonly line: readonly Point[];
  readonly towers: readonly Point[];
  readonly gates: readonly Point[];
  readonly breaches: readonly Point[];
  readonly palette: Palette;
}

const TOWER = 26;
const GATE = 22;
const BREACH = 40;
const TOOTH = 9;

/** A wall with its battlements, square towers, gates and rubble where it is breached. */
export const rampart = ({ line, towers, gates, breaches, palette }: Rampart): readonly DrawItem[] => {
  const wall = linePath(line);
  const teeth = segmentsOf(line)
    .map(([from, to]) => battlement(from, to))
    .join('');
  return [
    stroked(wall, palette.ink, 9, { join: 'miter' }),
    stroked(wall, palette.stone, 6, { join: 'miter' }),
    stroked(teeth, palette.ink, 1.5),
    ...breaches.flatMap(at => rubble(at, palette)),
    ...towers.flatMap(([x, y]) => [
      {
        ...stroked(rectanglePath(x - TOWER / 2, y - TOWER / 2, TOWER, TOWER), palette.ink, 2),
        fill: palette.stone,
      },
      stroked(rectanglePath(x - TOWER / 4, y - TOWER / 4, TOWER / 2, TOWER / 2), palette.ink, 1),
    ]),
    ...gates.flatMap(at => gate(at, line, palette)),
  ];
};

const battlement = (from: Point, to: Point): string => {
  const points = smoothLine([from, to], TOOTH);
  const [inner, outer] = [-5, 5].map(by => offsetLine(points, () => by)) as [
    readonly Point[],
    readonly Point[],
  ];
  return points.map((_, index) => linePath([inner[index] ?? from, outer[index] ?? from])).join('');
};

const gate = (at: Point, line: readonly Point[], palette: Palette): readonly DrawItem[] => {
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
        { ...stroked(rectanglePath(-GATE / 2, -7, GATE, 14), palette.ink, 1.6), fill: palette.road },
        stroked('M0-7v14M-6-7v14M6-7v14', palette.secondInk, 1.1),
      ],
    },
  ];
};

const rubble = ([x, y]: Point, palette: Palette): readonly DrawItem[] => [
  { ...stroked(circlePath(x, y, BREACH / 2), palette.secondInk, 1, { dash: [2, 3] }), fill: palette.paper },
  filled(
    [
      [-9, -4, 4],
      [3, -8, 3],
      [8, 5, 4.5],
      [-4, 7, 3.4],
      [0, 0, 3],
    ]
      .map(([dx = 0, dy = 0, radius = 3]) => circlePath(x + dx, y + dy, radius))
      .join(''),
    palette.secondInk,
  ),
];
