import { armyOf, leaderOfId, rosterOf, unitOfId } from '../../../document/army';
import { hexOfUnit, standingUnitOf } from '../../../rules/field';
import { mayFormColumn, unitsOnMap } from '../../../rules/map/column';
import { computeLeavingCost } from '../../../rules/map/movement';
import { type Refusal, refuse } from '../../../rules/refusal';
import type { Action } from '../../actions';
import { hasActors, isEffective, mayAct, mayLeaderAct } from '../../command-state';
import { nameHex, pushTasks, withMarks, withoutEvents } from '../../game';
import type { State } from '../../state';
import { sideIdOf, type TaskHandler } from '../../task-handler';
import { mustAdvance } from '../scenario/declared-advance';
import { bringOffers } from '../scenario/entry';
import { formColumn } from './form-column';
import { findRaiseObjection, raiseUnit } from './stack-order';
import { firstStepOf, hasSomewhereToGo, hexOfPiece, isLeader, isOneTooMany, nameOfPiece } from './steps';

const byPlayer = (state: State) => ({ by: sideIdOf(state, state.player) });

const mayPieceAct = (state: State, piece: string): boolean =>
  isLeader(state, piece)
    ? mayLeaderAct(state, leaderOfId(state.scenario, piece))
    : mayAct(state, unitOfId(state.scenario, piece));

/** 7, 8.2, 15.3 – Why a piece cannot be moved at all in this phase, wherever it stands. */
const findMoverObjection = (state: State, piece: string): Refusal | null => {
  const values = { unit: nameOfPiece(state, piece) };
  if (hexOfPiece(state, piece) === null) return refuse('not-on-the-map', '15.3', values);
  if (!mayPieceAct(state, piece)) return refuse('not-active', '6.1', values);
  if (!isLeader(state, piece) && standingUnitOf(state, piece).status === 'routed')
    return refuse('routed-units-run', '15.1', values);
  return state.marks.done.includes(piece) ? refuse('has-moved', '7', values) : null;
};

const possibleMovers = (state: State): readonly string[] => {
  const { units, leaders } = armyOf(state.scenario, state.player);
  return [...units, ...leaders].map(({ id }) => id).filter(id => findMoverObjection(state, id) === null);
};

/** 7.2.1, 7.2.3 – Why a piece that might move finds no way out of its hex. */
const findStuckObjection = (state: State, piece: string): Refusal => {
  const hex = hexOfUnit(state.field, piece);
  const leaving = hex === null ? 0 : computeLeavingCost(state, standingUnitOf(state, piece), hex);
  return typeof leaving === 'number'
    ? refuse('nowhere-to-go', '7', { unit: nameOfPiece(state, piece) })
    : leaving;
};

const readyMovers = (state: State): readonly string[] =>
  possibleMovers(state).filter(piece => hasSomewhereToGo(state, piece));

const wingsForColumn = (state: State): readonly string[] =>
  armyOf(state.scenario, state.player)
    .wings.filter(wing => {
      const [unit] = unitsOnMap(state, wing);
      if (!unit || unitsOnMap(state, wing).some(({ id }) => state.marks.done.includes(id))) return false;
      return mayAct(state, unit) && mayFormColumn(state, wing, isEffective(state, unit));
    })
    .map(({ id }) => id);

/** 3.3 – A hex that is too full and that somebody can still leave. */
const findOverfullHex = (state: State, pieces: readonly string[]): number | null => {
  const piece = pieces.find(id => !isLeader(state, id) && isOneTooMany(state, id));
  return piece === undefined ? null : hexOfPiece(state, piece);
};

/** 23.4, 3.3 – Why the movement cannot end yet: somebody has still to move. */
const findEndObjection = (state: State, pieces: readonly string[]): Refusal | null => {
  const unit = pieces.find(piece => !isLeader(state, piece));
  if (unit !== undefined && mustAdvance(state, state.player))
    return refuse('must-advance', '23.4', { unit: nameOfPiece(state, unit) });
  const hex = findOverfullHex(state, pieces);
  return hex === null ? null : refuse('hex-too-full', '3.3', { hex: nameHex(state, hex) });
};

const moveOffers = (state: State): readonly Action[] => {
  const pieces = readyMovers(state);
  const mayEnd = findEndObjection(state, pieces) === null;
  return [
    ...(mayEnd ? [{ ...byPlayer(state), type: 'pass' } as const] : []),
    ...pieces.map((piece): Action => ({ ...byPlayer(state), type: 'move', piece })),
  ];
};

const findMoveObjection = (state: State, piece: string): Refusal | null => {
  const { units, leaders } = rosterOf(state.scenario);
  if ((units.get(piece) ?? leaders.get(piece))?.side !== state.player) return refuse('not-your-piece', '12');
  return findMoverObjection(state, piece) ?? findStuckObjection(state, piece);
};

/** 15.3 – The active player moves pieces one after the other. */
export const moveHandler: TaskHandler<'move'> = {
  awaits: state => (hasActors(state, state.player) ? state.player : null),
  offers: state => [
    ...moveOffers(state),
    ...armyOf(state.scenario, state.player)
      .units.filter(unit => findRaiseObjection(state, unit) === null)
      .map(({ id }): Action => ({ ...byPlayer(state), type: 'raise', piece: id })),
    ...wingsForColumn(state).map((wing): Action => ({ ...byPlayer(state), type: 'form-column', wing })),
    ...bringOffers(state),
  ],
  objection: (state, _task, action) => {
    switch (action.type) {
      case 'pass':
        return findEndObjection(state, readyMovers(state));
      case 'move':
        return findMoveObjection(state, action.piece);
      case 'raise': {
        const unit = rosterOf(state.scenario).units.get(action.piece);
        return unit?.side === state.player ? findRaiseObjection(state, unit) : refuse('not-your-piece', '12');
      }
      case 'form-column':
        return refuse('no-column-now', '7.3');
      case 'bring':
        return refuse('cannot-enter', '22.2');
      default:
        return null;
    }
  },
  choose: (state, task, action) => {
    const again = pushTasks(state, task);
    switch (action.type) {
      case 'move':
        return withoutEvents(beginMove(again, action.piece));
      case 'raise':
        return raiseUnit(again, action.piece);
      case 'form-column':
        return formColumn(again, action.wing);
      case 'bring':
        return withoutEvents(pushTasks(again, { task: 'entering', piece: action.piece }));
      default:
        return withoutEvents(state);
    }
  },
};

const beginMove = (state: State, piece: string): State =>
  pushTasks(withMarks(state, { done: [...state.marks.done, piece] }), firstStepOf(piece));
