import { blend } from '../colours/colour';
import type { MapPalette } from '../colours/palette';
import type { DrawItem } from '../draw-list';
import { offsetLine, type Point, smoothLine } from '../math/points';
import { drawLinePath } from '../path-data';
import { type DetailLevel, penScaleOf } from './detail';

/** Running water along a line of waypoints. */
export interface Watercourse {
  readonly points: readonly Point[];
  readonly width: number;
  /** Rises (or is lost) within the map at its start, at its end: drawn to a point. */
  readonly tapers: readonly [boolean, boolean];
}

export const RIVER_WIDTH = 26;
export const STREAM_WIDTH = 5.5;

const STEP = 5;
const TAPER = 80;
const INNER_LINES = [2.5, 5, 8.5];

export interface WaterOptions {
  readonly courses: readonly Watercourse[];
  readonly palette: MapPalette;
  readonly detail: DetailLevel;
  /** Clip for banks and lines, so that a river opens into the sea without a bar across its mouth. */
  readonly land?: string;
}

interface Bed {
  readonly line: readonly Point[];
  readonly half: (index: number) => number;
  readonly banks: string;
  readonly width: number;
}

/** Rivers and streams together, so that they run into each other without a bank between. */
export const drawWatercourses = ({ courses, palette, detail, land }: WaterOptions): readonly DrawItem[] => {
  const beds = courses.map(bedOf);
  if (beds.length === 0) return [];
  const banks = beds.map(bed => bed.banks).join('');
  const pen = penScaleOf(detail);
  const casing: readonly DrawItem[] = [
    { k: 'group', matrix: [1, 0, 0, 1, 0.8, 1], kids: [{ k: 'path', d: banks, fill: palette.waterInk }] },
    {
      k: 'path',
      d: banks,
      fill: palette.waterInk,
      stroke: palette.waterInk,
      width: 2.2 * pen,
      join: 'round',
    },
  ];
  return [
    ...onLand(casing, land),
    { k: 'path', d: banks, fill: palette.water },
    ...(detail === 'low' ? [] : onLand(waterLines(beds, palette, pen), land)),
  ];
};

const onLand = (kids: readonly DrawItem[], land: string | undefined): readonly DrawItem[] =>
  land === undefined ? kids : [{ k: 'group', clip: land, kids }];

const bedOf = ({ points, width, tapers }: Watercourse): Bed => {
  const line = relaxLine(smoothLine(points, STEP));
  const half = (index: number): number =>
    (width / 2) * Math.min(end(index, tapers[0]), end(line.length - 1 - index, tapers[1]));
  const left = offsetLine(line, index => -half(index));
  const right = offsetLine(line, half);
  return { line, half, width, banks: drawLinePath([...left, ...[...right].reverse()], true) };
};

const SETTLING = 14;

/** The line with its sudden turns worn away; its ends stay. */
const relaxLine = (line: readonly Point[]): readonly Point[] => {
  let worn = line;
  for (let pass = 0; pass < SETTLING; pass++)
    worn = worn.map(([x, y], index, all): Point => {
      const [before, after] = [all[index - 1], all[index + 1]];
      if (before === undefined || after === undefined) return [x, y];
      return [(before[0] + 2 * x + after[0]) / 4, (before[1] + 2 * y + after[1]) / 4];
    });
  return worn;
};

const end = (steps: number, tapers: boolean): number =>
  tapers ? 1 - 0.88 * Math.max(0, 1 - (steps * STEP) / TAPER) ** 2 : 1;

const waterLines = (beds: readonly Bed[], palette: MapPalette, pen: number): readonly DrawItem[] =>
  INNER_LINES.flatMap((inset, index): readonly DrawItem[] => {
    const d = beds.map(bed => innerLines(bed, inset)).join('');
    if (d === '') return [];
    const stroke = blend(palette.waterLine, palette.water, index * 0.22);
    return [{ k: 'path', d, stroke, width: 0.65 * pen }];
  });

/** A line along each bank, left out where the bed is too narrow for it. */
const innerLines = ({ line, half }: Bed, inset: number): string =>
  [-1, 1]
    .flatMap(side => {
      const moved = offsetLine(line, index => side * (half(index) - inset));
      return runs(moved, index => half(index) - inset > 1.4).map(run => drawLinePath(run));
    })
    .join('');

const runs = (
  points: readonly Point[],
  isWanted: (index: number) => boolean,
): readonly (readonly Point[])[] => {
  const found: Point[][] = [[]];
  points.forEach((point, index) => {
    if (isWanted(index)) found.at(-1)?.push(point);
    else if ((found.at(-1)?.length ?? 0) > 0) found.push([]);
  });
  return found.filter(run => run.length > 1);
};
