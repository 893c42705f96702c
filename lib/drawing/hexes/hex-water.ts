import { computeHexCorner, type HexGrid } from '@/lib/geometry/hex/hex';
import {
  computeCornerKey,
  computeSideEnds,
  computeSideKey,
  type HexSide,
  hexesAtCorner,
} from '@/lib/geometry/hex/hex-sides';
import type { DrawItem } from '../draw-list';
import type { Point } from '../math/points';
import { drawBridge } from '../terrain/road';
import { drawWatercourses, type Watercourse } from '../terrain/water';
import type { HexDrawing } from './hex-ground';
import { drawPatchPath, type PatchShape } from './hex-outlines';

export const HEX_RIVER = 12;
export const HEX_STREAM = 5.5;

interface Reach {
  readonly kind: 'river' | 'stream';
  readonly ends: readonly [End, End];
}

interface End {
  readonly key: number;
  readonly at: Point;
  readonly isAtEdge: boolean;
}

/** Streams and rivers on the hexsides, joined at the corners to lines as long as they run. */
export const findHexCourses = (
  grid: HexGrid,
  streams: readonly HexSide[],
  rivers: readonly HexSide[],
): readonly Watercourse[] => {
  const reaches = [
    ...rivers.map(side => reachOf(grid, side, 'river')),
    ...streams.map(side => reachOf(grid, side, 'stream')),
  ];
  const meeting = new Map<number, Reach[]>();
  for (const reach of reaches)
    for (const { key } of reach.ends) meeting.set(key, [...(meeting.get(key) ?? []), reach]);
  return joinReaches(reaches, meeting).map(chain => courseOf(chain, meeting));
};

const reachOf = (grid: HexGrid, { hex, direction }: HexSide, kind: Reach['kind']): Reach => {
  const end = (corner: number): End => ({
    key: computeCornerKey(grid, hex, corner),
    at: computeHexCorner(grid, hex, corner),
    isAtEdge: hexesAtCorner(grid, hex, corner).length < 3,
  });
  return { kind, ends: [end(direction), end((direction + 1) % 6)] };
};

type Meeting = ReadonlyMap<number, readonly Reach[]>;

/**
 * The river segment that continues another at a corner: where three meet, the first two are one river and the third
 * joins it.
 */
const findNextReach = (meeting: Meeting, reach: Reach, key: number): Reach | undefined => {
  const alike = (meeting.get(key) ?? []).filter(({ kind }) => kind === reach.kind);
  const place = alike.indexOf(reach);
  return place < 2 ? alike[1 - place] : undefined;
};

interface Chain {
  readonly kind: Reach['kind'];
  readonly ends: readonly End[];
}

const joinReaches = (reaches: readonly Reach[], meeting: Meeting): readonly Chain[] => {
  const used = new Set<Reach>();
  const follow = (start: Reach, from: End): Chain => {
    const ends = [from];
    for (let reach: Reach | undefined = start, at = from; reach && !used.has(reach); ) {
      used.add(reach);
      at = reach.ends[0].key === at.key ? reach.ends[1] : reach.ends[0];
      ends.push(at);
      reach = findNextReach(meeting, reach, at.key);
    }
    return { kind: start.kind, ends };
  };
  const isStart = (reach: Reach, { key }: End): boolean => findNextReach(meeting, reach, key) === undefined;
  const open = reaches.flatMap(reach =>
    reach.ends.filter(end => isStart(reach, end) && !used.has(reach)).map(end => follow(reach, end)),
  );
  const rings = reaches
    .filter(reach => !used.has(reach))
    .map(reach => (used.has(reach) ? null : follow(reach, reach.ends[0])));
  return [...open.filter(({ ends }) => ends.length > 1), ...rings.filter(ring => ring !== null)];
};

const BEYOND_EDGE = 60;
const INTO_OTHER = 6;

const courseOf = ({ kind, ends }: Chain, meeting: Meeting): Watercourse => {
  const points = ends.map(({ at }) => at);
  const [first, second, last, before] = [ends[0], ends[1], ends.at(-1), ends.at(-2)];
  const isSource = (end: End | undefined): boolean =>
    end !== undefined && !end.isAtEdge && (meeting.get(end.key)?.length ?? 0) === 1;
  return {
    points: [
      ...(first && second ? [extendEnd(first, second, meeting)] : []),
      ...points,
      ...(last && before ? [extendEnd(last, before, meeting)] : []),
    ],
    width: kind === 'river' ? HEX_RIVER : HEX_STREAM,
    tapers: [isSource(first), isSource(last)],
  };
};

/** A little further than the last corner: off the map, into the water that it joins, or out of its spring. */
const extendEnd = (end: End, before: End, meeting: Meeting): Point => {
  const joins = (meeting.get(end.key)?.length ?? 0) > 1;
  const by = end.isAtEdge ? BEYOND_EDGE : joins ? INTO_OTHER : 1;
  const length = Math.hypot(end.at[0] - before.at[0], end.at[1] - before.at[1]) || 1;
  return [
    end.at[0] + ((end.at[0] - before.at[0]) / length) * by,
    end.at[1] + ((end.at[1] - before.at[1]) / length) * by,
  ];
};

const LAKE: PatchShape = { reach: 0.9, wobble: 0.1 };
const POND: PatchShape = { reach: 0.55, wobble: 0.34 };
const SHORE_LINES = [3, 6.4, 10.4];

/** Ponds and lakes with lines along their shores. */
export const drawStillWater = (drawing: HexDrawing): readonly DrawItem[] => {
  const d =
    drawPatchPath({ ...drawing, seed: `${drawing.seed}/lake` }, drawing.lakes, LAKE) +
    drawPatchPath({ ...drawing, seed: `${drawing.seed}/pond` }, drawing.ponds, POND);
  if (d === '') return [];
  const { palette, detail } = drawing;
  const lines = detail === 'low' ? [] : SHORE_LINES.toReversed();
  return [
    { k: 'path', d, stroke: palette.waterInk, width: 2.6, join: 'round' },
    { k: 'path', d, fill: palette.water, evenOdd: true },
    {
      k: 'group',
      clip: d,
      kids: lines.flatMap((inset): readonly DrawItem[] => [
        { k: 'path', d, stroke: palette.waterLine, width: inset * 2 + 1.3, join: 'round' },
        { k: 'path', d, stroke: palette.water, width: inset * 2, join: 'round' },
      ]),
    },
  ];
};

export const drawRunningWater = ({
  grid,
  streams,
  rivers,
  palette,
  detail,
}: HexDrawing): readonly DrawItem[] =>
  drawWatercourses({ courses: findHexCourses(grid, streams, rivers), palette, detail });

/** Bridges lead straight across the middle of their side. */
export const drawBridges = ({ grid, bridges: sides, rivers, palette }: HexDrawing): readonly DrawItem[] => {
  const wide = new Set(rivers.map(side => computeSideKey(grid, side)));
  return sides.flatMap(side => {
    const half = (wide.has(computeSideKey(grid, side)) ? HEX_RIVER : HEX_STREAM) / 2 + 2.5;
    const [one, other] = computeSideEnds(grid, side);
    const [x, y] = [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
    const length = Math.hypot(other[0] - one[0], other[1] - one[1]);
    const [acrossX, acrossY] = [((one[1] - other[1]) / length) * half, ((other[0] - one[0]) / length) * half];
    return drawBridge([x - acrossX, y - acrossY], [x + acrossX, y + acrossY], palette);
  });
};
