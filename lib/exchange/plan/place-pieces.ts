import type { Piece } from '@/lib/game/contract/position';
import { type Point, spaceAt } from '@/lib/geometry/board';
import { addToPlan, importWords, type PlanInProgress } from './import-plan';

/** Where a file has a piece: in a space, off the board, or at a point of an open table. */
export type WantedPlace = { readonly space: string | null } | TablePoint;

interface TablePoint {
  readonly at: Point;
  readonly heading: number | null;
  /** How far beside it a piece may stand and is still there, in board units: a program may know pixels only. */
  readonly slack?: number;
}

/** Half of a hundredth of an inch, the precision of written places, in inches. */
const SAME_PLACE = 0.006;

/** Moves a piece where a file has it; what stands there already is left alone. */
export const placePiece = (plan: PlanInProgress, piece: Piece, wanted: WantedPlace): void => {
  if ('at' in wanted) placeOnTable(plan, piece, wanted);
  else placeInSpace(plan, piece, wanted.space);
};

const placeInSpace = (plan: PlanInProgress, piece: Piece, space: string | null): void => {
  if (space === null ? !isPlaced(piece) : piece.space === space) return;
  const changes = plan.system.editing.move(plan.scenario, [piece.id], space);
  const code = space === null ? 'done.taken-off' : 'done.moved';
  const from = piece.space ?? '–';
  addToPlan(plan, changes, importWords(code, { unit: piece.name, from, to: space ?? '–' }));
};

const isPlaced = ({ space, box }: Piece): boolean => space !== null || box !== null;

const placeOnTable = (plan: PlanInProgress, piece: Piece, { at, heading, slack }: TablePoint): void => {
  const { board } = plan.system.setUp(plan.scenario);
  const inch = board.kind === 'table' ? (board.inch ?? 1) : 1;
  const [from, turned] = [piece.box?.centre, heading ?? piece.heading ?? 0];
  const reach = slack ?? SAME_PLACE * inch;
  const isThere = from !== undefined && Math.hypot(at[0] - from[0], at[1] - from[1]) < reach;
  if (isThere && Math.abs(turned - (piece.heading ?? 0)) < 0.5) return;
  const { table } = plan.system.deployment;
  const changes = table?.place(plan.scenario, [{ piece: piece.id, at, heading: turned }]) ?? [];
  const [across, down] = at.map(value => Math.round((value / inch) * 10) / 10);
  addToPlan(
    plan,
    changes,
    importWords('done.moved-on-table', { unit: piece.name, across: across ?? 0, down: down ?? 0 }),
  );
};

/** Turns a piece that has a front. */
export const turnPiece = (plan: PlanInProgress, piece: Piece, heading: number): void => {
  const now = plan.system.setUp(plan.scenario).pieces.find(({ id }) => id === piece.id)?.heading;
  if (now === undefined || now === null || Math.abs(now - heading) < 0.5) return;
  const changes = plan.system.editing.setHeading?.(plan.scenario, [piece.id], heading) ?? [];
  addToPlan(plan, changes, importWords('done.turned', { unit: piece.name, heading }));
};

/** What a point of the board means for a piece: the space there, or the point itself; null: it lies off the board. */
export const placeAtPoint = (plan: PlanInProgress, point: TablePoint): WantedPlace | null => {
  const { at } = point;
  const { board } = plan.system.setUp(plan.scenario);
  const isInside = at[0] >= 0 && at[1] >= 0 && at[0] <= board.width && at[1] <= board.height;
  if (board.kind === 'table') return isInside ? point : null;
  const space = spaceAt(board, at);
  return space ? { space: space.id } : null;
};
