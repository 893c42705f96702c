import { applyChanges } from '@/lib/documents/change';
import { findNewErrors } from '@/lib/game/check/placement';
import type { Footprint, TablePlace, TablePlacing } from '@/lib/game/contract/authoring/deployment';
import type { AnySystem } from '@/lib/game/contract/game-system';
import type { Position } from '@/lib/game/contract/position';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import type { Point, Table } from '@/lib/geometry/board';
import { arrangeLines, type LineShape } from './line-up';
import { listParcels } from './parcels';
import {
  boundsOf,
  doOverlap,
  isWithin,
  makeTableFrame,
  obstaclesOf,
  type Rectangle,
  rectangleAt,
  type TableFrame,
} from './table-frame';

/** The table, and who is to be set down on it. */
export interface TableTask {
  readonly system: AnySystem;
  readonly scenario: ScenarioBase;
  readonly position: Position;
  readonly board: Table;
  readonly placing: TablePlacing<ScenarioBase>;
  readonly pieces: readonly string[];
  readonly seat: string;
}

interface Standing extends Footprint {
  readonly piece: string;
}

/** Units side by side, and the room between neighbours. */
interface Row {
  readonly standings: readonly Standing[];
  readonly gap: number;
}

/** A line from left to right and how far its front lies ahead. */
interface Line extends Row {
  readonly front: number;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const widthOf = (line: readonly Standing[], gap: number): number =>
  sum(line.map(({ width }) => width)) + gap * Math.max(0, line.length - 1);

const depthOf = (line: readonly Standing[]): number => Math.max(0, ...line.map(({ depth }) => depth));

/** What is wider than the ground continues behind. */
const breakLine = (
  line: readonly Standing[],
  width: number,
  gap: number,
): readonly (readonly Standing[])[] => {
  const rows: Standing[][] = [[]];
  for (const standing of line) {
    const row = rows.at(-1) ?? [];
    if (row.length > 0 && widthOf([...row, standing], gap) > width) rows.push([standing]);
    else row.push(standing);
  }
  return rows.filter(row => row.length > 0);
};

const stackLines = (rows: readonly Row[], front: number, between: number): readonly Line[] => {
  let next = front;
  return rows.map(row => {
    const line = { ...row, front: next };
    next -= depthOf(row.standings) + between;
    return line;
  });
};

/** The middles of a line that is centred on a point. */
const layLine = (
  { standings, front, gap }: Line,
  centre: number,
): readonly (Standing & { readonly aside: number; readonly ahead: number })[] => {
  let left = centre - widthOf(standings, gap) / 2;
  return standings.map(standing => {
    const aside = left + standing.width / 2;
    left += standing.width + gap;
    return { ...standing, aside, ahead: front - standing.depth / 2 };
  });
};

/** The place meant, then further and further to both sides, then the same further back. */
function* placesNear(
  aside: number,
  ahead: number,
  { left, right, front, rear }: Rectangle,
  step: number,
): Generator<readonly [number, number]> {
  const reach = right - left;
  for (let back = 0; back <= front - rear; back += step)
    for (const way of back === 0 ? [0] : [-back, back])
      for (let away = 0; away <= reach; away += step) {
        yield [aside + away, ahead + way];
        if (away > 0) yield [aside - away, ahead + way];
      }
}

interface Search {
  readonly bounds: Rectangle;
  readonly taken: Rectangle[];
  readonly step: number;
  /** Asked last, because it asks the rules. */
  readonly isLegal: (at: readonly [number, number]) => boolean;
}

/** The most queries to the rules for one unit: where all ground is forbidden nobody waits for a thousand answers. */
const MOST_QUESTIONS = 60;

const findFree = (
  standing: Standing,
  aside: number,
  ahead: number,
  { bounds, taken, step, isLegal }: Search,
): readonly [number, number] | null => {
  let questions = 0;
  for (const at of placesNear(aside, ahead, bounds, step)) {
    const ground = rectangleAt(at[0], at[1], standing);
    if (!isWithin(ground, bounds) || taken.some(other => doOverlap(ground, other))) continue;
    if (questions++ > MOST_QUESTIONS) return null;
    if (isLegal(at)) return at;
  }
  return null;
};

const toStandings = ({ placing, scenario }: TableTask, ids: readonly string[]): readonly Standing[] =>
  ids.map(piece => ({ piece, ...placing.footprint(scenario, piece) }));

const inchesOf = ({ inch = 1 }: Table, inches: number): number => inch * inches;

interface TableAnswer {
  readonly places: readonly TablePlace[];
  readonly left: readonly string[];
}

/** Lays lines down, each unit in the free place nearest to its own. */
const settle = (
  frame: TableFrame,
  lines: readonly Line[],
  centre: number,
  heading: number,
  search: Omit<Search, 'isLegal'>,
  mayStand: (place: TablePlace) => boolean,
): TableAnswer => {
  const places: TablePlace[] = [];
  const left: string[] = [];
  for (const standing of lines.flatMap(line => layLine(line, centre))) {
    const toPlace = ([aside, ahead]: readonly [number, number]): TablePlace => ({
      piece: standing.piece,
      at: frame.toTable(aside, ahead),
      heading,
    });
    const isLegal = (at: readonly [number, number]): boolean => mayStand(toPlace(at));
    const at = findFree(standing, standing.aside, standing.ahead, { ...search, isLegal });
    if (!at) left.push(standing.piece);
    else {
      places.push(toPlace(at));
      search.taken.push(rectangleAt(at[0], at[1], standing));
    }
  }
  return { places, left };
};

const HALF_INCH = 0.5;
/** Places are rounded to a hundredth of an inch: bases that only touch would sometimes overlap. */
const HAIR = 0.05;

const shrink = ({ left, right, rear, front }: Rectangle, by: number): Rectangle => ({
  left: left + by,
  right: right - by,
  rear: rear + by,
  front: front - by,
});

/**
 * Side by side around a point, anywhere on the table, without overlapping others; other errors are for the author to
 * see.
 */
export const spreadOnTable = (task: TableTask, point: Point): TableAnswer => {
  const { system, scenario, board, pieces, seat } = task;
  const { heading } = system.deployment.home(scenario, seat);
  const frame = makeTableFrame(heading);
  const bounds = boundsOf(frame, board);
  const gap = inchesOf(board, HALF_INCH);
  const rows = breakLine(toStandings(task, pieces), bounds.right - bounds.left, gap);
  const [aside, ahead] = frame.toFrame(point);
  const lines = stackLines(
    rows.map(standings => ({ standings, gap })),
    ahead + depthOf(rows[0] ?? []) / 2,
    gap,
  );
  const taken = [...obstaclesOf(frame, task.position, pieces)];
  return settle(frame, lines, aside, heading, { bounds, taken, step: gap }, () => true);
};

/** Where a line may reach in the frame of its army, and the room that neighbours ask for. */
interface Stretch {
  readonly left: number;
  readonly right: number;
  readonly front: number;
  readonly gap: number;
  /** A line that is shorter is drawn apart. */
  readonly isFilled: boolean;
}

const stretchOnTable = (
  { board }: TableTask,
  frame: TableFrame,
  bounds: Rectangle,
  { options, ends }: LineShape,
): Stretch => {
  const hair = inchesOf(board, HAIR);
  if (!ends) {
    const gap = Math.max(hair, inchesOf(board, HALF_INCH * options.gap));
    return { left: bounds.left, right: bounds.right, front: bounds.front, gap, isFilled: false };
  }
  const { left, right, front } = frame.around(ends);
  return { left, right, front: Math.min(front, bounds.front), gap: hair, isFilled: true };
};

/** The rows of a line: as many as its reach asks for, all with the room between neighbours of the first. */
const rowsWithin = (
  task: TableTask,
  { options }: LineShape,
  { left, right, gap, isFilled }: Stretch,
): readonly Row[] => {
  const room = right - left;
  const wings = options.lines === 'wings' && !isFilled ? gap + inchesOf(task.board, 2) : gap;
  const rows = arrangeLines(listParcels(task.system, task.scenario, task.pieces), options).flatMap(blocks => {
    const standings = toStandings(
      task,
      blocks.flat().flatMap(parcel => parcel.ids),
    );
    return breakLine(standings, room, widthOf(standings, wings) <= room ? wings : gap);
  });
  const broadest = Math.max(0, ...rows.map(row => widthOf(row, wings)));
  const between = broadest <= room ? wings : gap;
  const [first = []] = rows;
  const filled = (room - widthOf(first, 0)) / Math.max(1, first.length - 1);
  return rows.map(standings => ({ standings, gap: isFilled ? Math.max(gap, filled) : between }));
};

/** A line of battle inside the ground of the side, by the rules. */
export const lineUpOnTable = (task: TableTask, shape: LineShape): TableAnswer => {
  const { system, scenario, board, pieces, seat } = task;
  const zone = system.deployment.zone(scenario, pieces[0] ?? '');
  const [area] = zone.kind === 'table' ? zone.areas : [];
  if (!area) return { places: [], left: pieces };
  const { heading } = system.deployment.home(scenario, seat);
  const frame = makeTableFrame(heading);
  const bounds = shrink(frame.around(area), inchesOf(board, HAIR));
  const stretch = stretchOnTable(task, frame, bounds, shape);
  const rows = rowsWithin(task, shape, stretch);
  const lines = stackLines(rows, stretch.front, inchesOf(board, HALF_INCH / 2));
  const taken = [...obstaclesOf(frame, task.position, pieces)];
  const search = { bounds, taken, step: inchesOf(board, 1) };
  return settle(frame, lines, (stretch.left + stretch.right) / 2, heading, search, makeLegality(task));
};

/** Whether a unit may be set down beside those that stand already. */
const makeLegality = ({ system, scenario, placing, pieces }: TableTask): ((place: TablePlace) => boolean) => {
  let standing = applyChanges(scenario, system.editing.move(scenario, pieces, null));
  const known = system.deployment.findErrors(standing);
  return place => {
    const next = applyChanges(standing, placing.place(standing, [place]));
    if (findNewErrors(known, system.deployment.findErrors(next)).length > 0) return false;
    standing = next;
    return true;
  };
};
