import type { Point, SpaceBoard } from '@/lib/geometry/board';
import { spaceById } from '@/lib/geometry/board';
import type { StudioState } from '../session/state';
import type { Ghost, LineEnds } from './deploy-request';
import { makeTableFrame } from './table-frame';

const middleOf = ([[ax, ay], [bx, by]]: LineEnds): Point => [(ax + bx) / 2, (ay + by) / 2];

/** The same line about another middle. */
export const moveEnds = (ends: LineEnds, [x, y]: Point): LineEnds => {
  const [cx, cy] = middleOf(ends);
  const [[ax, ay], [bx, by]] = ends;
  return [
    [ax + x - cx, ay + y - cy],
    [bx + x - cx, by + y - cy],
  ];
};

/** The part of a row that lies between the ends of a line. */
export const stretchOf = (board: SpaceBoard, row: readonly string[], ends: LineEnds): readonly string[] => {
  const places = ends.map(([x, y]) => {
    const away = row.map(id => {
      const [cx, cy] = spaceById(board, id)?.centre ?? [0, 0];
      return Math.hypot(cx - x, cy - y);
    });
    return away.indexOf(Math.min(...away));
  });
  return row.slice(Math.min(...places), Math.max(...places) + 1);
};

/** A line that is shown: its ends, and how they are moved. */
export interface ShownLine {
  readonly ends: LineEnds;
  /** The distance of one step of an end, in board units. */
  readonly step: number;
  /** The line with one end moved to a point, along the line alone. */
  moveEnd(end: 0 | 1, to: Point): LineEnds;
  /** One end moved outwards by this many steps. */
  widen(steps: number): LineEnds;
  /** The line about a point. */
  moveMiddle(to: Point): LineEnds;
}

const HALF_INCH = 0.5;

/** The step that an end moves by: from space to space, or half an inch. */
const stepOf = ({ derived }: StudioState): number => {
  const board = derived.position?.board;
  if (board?.kind === 'table') return (board.inch ?? 1) * HALF_INCH;
  const [space] = board?.spaces ?? [];
  const [next] = space?.neighbours ?? [];
  const other = next !== undefined && board?.kind === 'spaces' ? spaceById(board, next) : undefined;
  if (!space || !other) return 1;
  return Math.hypot(other.centre[0] - space.centre[0], other.centre[1] - space.centre[1]);
};

/** The shown line of battle; null: there is none, or nobody has a place in it. */
export const shownLineOf = (state: StudioState): ShownLine | null => {
  const { deploying, derived, rules } = state;
  const request = deploying?.request;
  const ghosts = deploying?.answer?.proposal.ghosts ?? [];
  const [first] = ghosts;
  if (request?.how !== 'line-up' || deploying?.isConfirmed || !first || !derived.scenario) return null;
  const frame = makeTableFrame(rules.system.deployment.home(derived.scenario, first.seat).heading);
  const step = stepOf(state);
  const ends = request.ends ?? endsOfGhosts(ghosts, frame);
  const moveEnd = (end: 0 | 1, to: Point): LineEnds => {
    const [[left, ahead], [right]] = [frame.toFrame(ends[0]), frame.toFrame(ends[1])];
    const aside = Math.round(frame.toFrame(to)[0] / step) * step;
    // A line is never shorter than one step, and its ends never change places.
    return end === 0
      ? [frame.toTable(Math.min(aside, right - step), ahead), ends[1]]
      : [ends[0], frame.toTable(Math.max(aside, left + step), ahead)];
  };
  const widen = (steps: number): LineEnds => {
    const [aside, ahead] = frame.toFrame(ends[1]);
    return moveEnd(1, frame.toTable(aside + steps * step, ahead));
  };
  return { ends, step, moveEnd, widen, moveMiddle: to => moveEnds(ends, to) };
};

/** The corners of a base; a counter in a space counts by its middle. */
const pointsOf = ({ box }: Ghost): readonly Point[] => {
  if (!box) return [];
  const { centre, size, outline } = box;
  const corner: Point = [centre[0] - size / 2, centre[1] - size / 2];
  return outline?.map(([x, y]): Point => [corner[0] + x, corner[1] + y]) ?? [centre];
};

/** From the outer edge of the first to that of the last, along the front. */
const endsOfGhosts = (ghosts: readonly Ghost[], frame: ReturnType<typeof makeTableFrame>): LineEnds => {
  const around = frame.around(ghosts.flatMap(pointsOf));
  return [frame.toTable(around.left, around.front), frame.toTable(around.right, around.front)];
};
