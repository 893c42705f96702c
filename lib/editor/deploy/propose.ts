import { applyChanges, type Change } from '@/lib/documents/change';
import type { Finding } from '@/lib/game/contract/finding';
import type { AnySystem } from '@/lib/game/contract/game-system';
import type { Position } from '@/lib/game/contract/position';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import type { SpaceBoard } from '@/lib/geometry/board';
import { type Landing, toLandingChanges } from '../board/drop-target';
import { type DeployProposal, type DeployRequest, NO_PROPOSAL, USUAL_LINE } from './deploy-request';
import { lineUpOnSpaces } from './line-up';
import { listParcels } from './parcels';
import { makePlacer, type Unplaced } from './placer';
import { placeNearest, spreadAlongRow, spreadAround } from './spread';
import { lineUpOnTable, spreadOnTable, type TableTask } from './table-layout';

/** Where every piece of a set would stand, by the rules of the game; nothing of it is done yet. */
export const proposeDeployment = (
  system: AnySystem,
  scenario: ScenarioBase,
  request: DeployRequest,
): DeployProposal => {
  const position = system.setUp(scenario);
  const known = new Set(position.pieces.map(({ id }) => id));
  const pieces = request.pieces.filter(id => known.has(id));
  if (pieces.length === 0) return NO_PROPOSAL;
  const task = { system, scenario, position, pieces, request, seat: seatOf(position, pieces) };
  return position.board.kind === 'spaces'
    ? proposeOnSpaces(task, position.board)
    : proposeOnTable(task, position.board);
};

interface Task {
  readonly system: AnySystem;
  readonly scenario: ScenarioBase;
  readonly position: Position;
  readonly pieces: readonly string[];
  readonly request: DeployRequest;
  readonly seat: string;
}

const seatOf = (position: Position, [first]: readonly string[]): string =>
  position.pieces.find(({ id }) => id === first)?.seat ?? '';

const proposeOnSpaces = (task: Task, board: SpaceBoard): DeployProposal => {
  const { system, scenario, pieces, request } = task;
  if ((request.how === 'around' || request.how === 'stacks') && request.isForced)
    return finish(task, landingChanges(task, listForced(request)), [], null);
  const placer = makePlacer(system, scenario, pieces);
  const unplaced = placeByRequest(task, board, placer);
  const left = unplaced.flatMap(({ parcel }) => parcel.ids);
  const objection = unplaced.find(({ errors }) => errors.length > 0)?.errors[0] ?? null;
  return finish(task, landingChanges(task, placer.landings()), left, objection);
};

const listForced = (request: Extract<DeployRequest, { how: 'around' | 'stacks' }>): readonly Landing[] =>
  request.how === 'stacks' ? request.landings : [{ pieces: request.pieces, space: request.space }];

const placeByRequest = (
  { system, scenario, pieces, request, seat }: Task,
  board: SpaceBoard,
  placer: ReturnType<typeof makePlacer>,
): readonly Unplaced[] => {
  const parcels = listParcels(system, scenario, pieces);
  const home = system.deployment.home(scenario, seat);
  switch (request.how) {
    case 'around':
      return request.isRow
        ? spreadAlongRow(placer, board, parcels, request.space, home)
        : spreadAround(placer, board, parcels, request.space);
    case 'stacks':
      return landStacks(system, scenario, placer, request.landings);
    case 'line-up': {
      const space = request.at ?? home.space;
      if (space !== null)
        return lineUpOnSpaces(placer, board, parcels, { heading: home.heading, space }, request);
      return placeNearest(placer, board, parcels, home);
    }
    default:
      return placeNearest(placer, board, parcels, home);
  }
};

/** Stacks that were dragged together keep their places to each other: all land or none. */
const landStacks = (
  system: AnySystem,
  scenario: ScenarioBase,
  placer: ReturnType<typeof makePlacer>,
  landings: readonly Landing[],
): readonly Unplaced[] => {
  const assigned = landings.flatMap(({ pieces, space }) =>
    listParcels(system, scenario, pieces).map(parcel => ({ parcel, space })),
  );
  if (placer.landAll(assigned)) return [];
  const tested = makePlacer(
    system,
    scenario,
    landings.flatMap(({ pieces }) => pieces),
  );
  return assigned.map(({ parcel, space }) => ({ parcel, errors: tested.land(parcel, space) }));
};

const landingChanges = ({ system, scenario }: Task, landings: readonly Landing[]): readonly Change[] =>
  dropOverwritten(toLandingChanges(system.editing, scenario, landings));

/** Of a list that changes repeatedly only the last version counts. */
const dropOverwritten = (changes: readonly Change[]): readonly Change[] => {
  const last = new Map(changes.map((change, index) => [JSON.stringify(change.path), index]));
  return changes.every(({ op }) => op === 'replace')
    ? changes.filter((change, index) => last.get(JSON.stringify(change.path)) === index)
    : changes;
};

const USUAL_SHAPE = { options: USUAL_LINE, ends: null };

const proposeOnTable = (task: Task, board: TableTask['board']): DeployProposal => {
  const placing = task.system.deployment.table;
  if (!placing) return NO_PROPOSAL;
  const { request } = task;
  const { places, left } =
    request.how === 'table'
      ? spreadOnTable({ ...task, board, placing }, request.point)
      : lineUpOnTable({ ...task, board, placing }, request.how === 'line-up' ? request : USUAL_SHAPE);
  return finish(task, placing.place(task.scenario, places), left, null);
};

const finish = (
  { system, scenario, pieces }: Task,
  changes: readonly Change[],
  left: readonly string[],
  objection: Finding | null,
): DeployProposal => {
  const after = system.setUp(applyChanges(scenario, changes));
  const moved = new Set(pieces.flatMap(id => system.deployment.companions?.(scenario, id) ?? [id]));
  const ghosts = after.pieces
    .filter(({ id, box }) => moved.has(id) && !left.includes(id) && box !== null)
    .map(({ id, seat, face, box, space }) => ({ id, seat, face, box, space }));
  return { changes, ghosts, left, objection };
};
