import type { Piece } from '@/lib/game/contract/position';
import type { Sentence } from '@/lib/game/contract/sentence';
import { spaceById } from '@/lib/geometry/board';
import { toLandingChanges } from '../board/drop-target';
import { repeatChanges } from '../edits/repeatable-changes';
import {
  applyDocumentEdit,
  applyScenarioEdit,
  nameHistoryStep,
  type StudioState,
  setSelection,
} from '../session/state';
import type { DeployProposal, DeployRequest, LineEnds, LineUpOptions } from './deploy-request';
import type { DeployTask } from './deploy-task';
import { moveEnds } from './line-ends';

/** Steps of the one way in which armies come onto the board: ask, show, confirm. */

const isSameRequest = (task: DeployTask | null, request: DeployRequest): boolean =>
  task !== null && JSON.stringify(task.request) === JSON.stringify(request);

/** Asks the rules where the pieces would stand; the same question is not asked twice. */
export const askForDeployment = (
  state: StudioState,
  request: DeployRequest,
  isConfirmed = false,
): StudioState => {
  const { deploying } = state;
  if (isSameRequest(deploying, request)) return isConfirmed ? confirmDeployment(state) : state;
  const serial = (deploying?.serial ?? 0) + 1;
  const answer = deploying?.answer ?? null;
  return { ...state, refusal: null, deploying: { request, serial, answer, isConfirmed } };
};

const currentProposal = ({ deploying, derived }: StudioState): DeployProposal | null => {
  const answer = deploying?.answer;
  const isCurrent = answer?.serial === deploying?.serial && answer?.document === derived.shownDocument;
  return answer && isCurrent ? answer.proposal : null;
};

/** The question that the rules have still to answer. */
export const openDeployment = (state: StudioState): DeployTask | null =>
  state.deploying && !state.derived.isMalformed && !currentProposal(state) ? state.deploying : null;

export const confirmDeployment = (state: StudioState): StudioState => {
  if (!state.deploying) return state;
  const proposal = currentProposal(state);
  if (!proposal) return { ...state, deploying: { ...state.deploying, isConfirmed: true } };
  return applyProposal({ ...state, deploying: null }, proposal);
};

export const cancelDeployment = (state: StudioState): StudioState =>
  state.deploying ? { ...state, deploying: null } : state;

/** An answer to an older question is dropped. */
export const receiveProposal = (
  state: StudioState,
  document: unknown,
  serial: number,
  proposal: DeployProposal,
): StudioState => {
  const { deploying } = state;
  if (deploying?.serial !== serial || document !== state.derived.shownDocument) return state;
  const next = { ...state, deploying: { ...deploying, answer: { serial, document, proposal } } };
  return deploying.isConfirmed ? confirmDeployment(next) : next;
};

const applyProposal = (
  state: StudioState,
  { changes, ghosts, left, objection }: DeployProposal,
): StudioState => {
  const refusal = left.length > 0 ? { count: left.length, objection } : null;
  if (ghosts.length === 0) return { ...state, refusal };
  const name = nameEdit(state, ghosts);
  if (ghosts.some(({ space }) => space === null))
    return { ...applyDocumentEdit(state, name, changes), refusal };
  const { editing } = state.rules.system;
  const landings = ghosts.flatMap(({ id, space }) => (space === null ? [] : [{ pieces: [id], space }]));
  const again = repeatChanges(state.derived.scenario, changes, scenario =>
    toLandingChanges(editing, scenario, landings),
  );
  return { ...applyScenarioEdit(state, name, again), refusal };
};

/** What stood on the board already is moved; all else is deployed. */
const nameEdit = (state: StudioState, ghosts: DeployProposal['ghosts']): Sentence => {
  const [first] = ghosts;
  const count = ghosts.length;
  const piece = state.derived.position?.pieces.find(({ id }) => id === first?.id);
  const name = piece?.name ?? '';
  const space = first?.space ?? '';
  return piece && !isToDeploy(piece) && ghosts.every(ghost => ghost.space === space)
    ? nameHistoryStep('move', { count, space, name })
    : nameHistoryStep('deploy', { count, name });
};

export const isToDeploy = ({ space, box }: Piece): boolean => space === null && box === null;

/** The side of all that is picked; null: none is, or of several sides. */
const pickedSeatOf = ({ derived, selection }: StudioState): string | null => {
  if (selection.pieces.length === 0) return null;
  const picked = derived.position?.pieces.filter(({ id }) => selection.pieces.includes(id)) ?? [];
  const [first] = picked;
  return first && picked.every(({ seat }) => seat === first.seat) ? first.seat : null;
};

/** The side whose army the tray shows: that of the selected units, else the one that was chosen. */
export const shownSeatOf = (state: StudioState): string | null => {
  const { rules, derived, traySeat } = state;
  const seats = derived.scenario ? rules.system.seats(derived.scenario) : [];
  const wanted = pickedSeatOf(state) ?? traySeat;
  return (seats.find(({ id }) => id === wanted) ?? seats[0])?.id ?? null;
};

/** Shows another side's army and deselects pieces of others, so that commands act on the visible side. */
export const showSeat = (state: StudioState, seat: string): StudioState => {
  const { pieces, space } = state.selection;
  const own = state.derived.position?.pieces.filter(piece => piece.seat === seat) ?? [];
  const kept = idsOf(own).filter(id => pieces.includes(id));
  return { ...(kept.length === pieces.length ? state : setSelection(state, kept, space)), traySeat: seat };
};

const piecesOfShownSeat = (state: StudioState): readonly Piece[] => {
  const seat = shownSeatOf(state);
  return state.derived.position?.pieces.filter(piece => piece.seat === seat) ?? [];
};

const idsOf = (pieces: readonly Piece[]): readonly string[] => pieces.map(({ id }) => id);

/** All of the shown side that wait; where none waits, all that stand on the board. */
export const selectAllToDeploy = (state: StudioState): StudioState => {
  const waiting = piecesOfShownSeat(state).filter(isToDeploy);
  const standing = state.derived.position?.pieces.filter(piece => !isToDeploy(piece)) ?? [];
  return setSelection(state, idsOf(waiting.length > 0 ? waiting : standing), null);
};

/** The picked pieces; none picked: all that wait. */
export const listPiecesToDeploy = (state: StudioState): readonly string[] => {
  const picked = state.derived.position?.pieces.filter(({ id }) => state.selection.pieces.includes(id)) ?? [];
  const waiting = picked.length > 0 ? picked.filter(isToDeploy) : piecesOfShownSeat(state).filter(isToDeploy);
  return idsOf(waiting);
};

/** The selected pieces of one side; none selected: those of the shown side that wait, or else all of it. */
export const listPiecesToLineUp = (state: StudioState): readonly string[] => {
  const picked = state.derived.position?.pieces.filter(({ id }) => state.selection.pieces.includes(id)) ?? [];
  if (picked.length > 0) return idsOf(picked.filter(({ seat }) => seat === picked[0]?.seat));
  const own = piecesOfShownSeat(state);
  const waiting = own.filter(isToDeploy);
  return idsOf(waiting.length > 0 ? waiting : own);
};

/** A click on a space keeps what is picked in the tray, so that it can be deployed there. */
export const selectSpace = (state: StudioState, space: string | null): StudioState => {
  const picked = state.derived.position?.pieces.filter(({ id }) => state.selection.pieces.includes(id)) ?? [];
  return setSelection(state, space === null ? [] : idsOf(picked.filter(isToDeploy)), space);
};

/** To the nearest legal places, at once. */
export const deployNearest = (state: StudioState): StudioState => {
  const pieces = listPiecesToDeploy(state);
  return pieces.length > 0 ? askForDeployment(state, { pieces, how: 'nearest' }, true) : state;
};

/** Into one space, as far as it has room. */
export const deployHere = (state: StudioState, space: string): StudioState =>
  askForDeployment(
    state,
    { pieces: state.selection.pieces, how: 'around', space, isRow: false, isForced: false },
    true,
  );

export const isLiningUp = ({ deploying }: StudioState): boolean =>
  deploying?.request.how === 'line-up' && !deploying.isConfirmed;

/** Shows a line of battle, which stays until it is deployed or left; new options show another one. */
export const showLineUp = (state: StudioState, options: LineUpOptions): StudioState => {
  const request = state.deploying?.request;
  const isShown = request?.how === 'line-up';
  const pieces = isShown ? request.pieces : listPiecesToLineUp(state);
  if (pieces.length === 0) return state;
  return askForDeployment(state, {
    pieces,
    how: 'line-up',
    options,
    at: isShown ? request.at : null,
    ends: isShown && request.options.gap === options.gap ? request.ends : null,
  });
};

/** The line lies where the author points, as long as it was. */
export const moveLineUp = (state: StudioState, space: string): StudioState => {
  const request = state.deploying?.request;
  if (request?.how !== 'line-up') return state;
  const board = state.derived.position?.board;
  const middle = board?.kind === 'spaces' ? spaceById(board, space)?.centre : undefined;
  const ends = request.ends && middle ? moveEnds(request.ends, middle) : null;
  return askForDeployment(state, { ...request, at: space, ends });
};

/** The line reaches from here to there; with a space it lies there. */
export const stretchLineUp = (state: StudioState, ends: LineEnds, at?: string | null): StudioState => {
  const request = state.deploying?.request;
  if (request?.how !== 'line-up') return state;
  return askForDeployment(state, { ...request, ends, at: at ?? request.at });
};

/** Leaves the notice of what was not deployed. */
export const dismissRefusal = (state: StudioState): StudioState =>
  state.refusal ? { ...state, refusal: null } : state;
