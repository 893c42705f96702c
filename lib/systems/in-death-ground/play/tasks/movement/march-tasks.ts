import { findMarchObjections } from '../../../rules/movement/march-objections';
import { objection } from '../../../rules/objection';
import type { Action, Choice } from '../../actions';
import { type FieldUnit, getUnit, isInMelee, isInSight } from '../../field';
import type { Game } from '../../game';
import { listMarchCandidates } from '../../march-candidates/march-candidates';
import type { State, TaskOf } from '../../state';
import { mayRethrow } from '../generals';
import { leaveByFarEdge, mayLeaveByFarEdge } from '../setup/column-entry';
import {
  allowOnlyIf,
  type Handler,
  NONE,
  NOT_NOW,
  type Objections,
  offerTo,
  seatOfUnit,
  sideOfUnit,
} from '../task-handler';
import { passToOtherSide } from './move-actions';
import { holdUnit, marchUnit, rethrowMove, toMarch, tryEvasion } from './moves';

/** 14.1 – Who slips away or leaves a melee may stay in touch only with those who touched them. */
const isLeavingMelee = (state: State, unit: FieldUnit, { isEvading }: TaskOf<'march'>): boolean =>
  isEvading || isInMelee(state.units, unit);

/** Where the whole throw does not carry the unit, the lesser one is offered. */
const listLegalMarches = (state: State, unit: FieldUnit, task: TaskOf<'march'>): readonly Choice[] => {
  const isLeaving = isLeavingMelee(state, unit, task);
  return listMarchCandidates(state, unit, task).flatMap((candidates): readonly Choice[] => {
    const candidate = candidates.find(
      ({ to }) => findMarchObjections(state, toMarch(unit, to), task.thrown, isLeaving).length === 0,
    );
    return candidate ? [{ type: 'march', ...candidate }] : [];
  });
};

const findMarchActionObjections = (state: State, task: TaskOf<'march'>, action: Action): Objections => {
  if (action.type === 'stay') return NONE;
  const unit = getUnit(state.units, task.unit);
  if (action.type === 'throw-again')
    return mayRethrow(state, unit) ? NONE : [objection('no-second-throw', '12.1')];
  if (action.type === 'leave')
    return mayLeaveByFarEdge(state, unit, task.thrown) ? NONE : [objection('edge-too-far', '8.2')];
  if (action.type !== 'march') return NOT_NOW;
  return findMarchObjections(state, toMarch(unit, action.to), task.thrown, isLeavingMelee(state, unit, task));
};

const chooseMarch = (game: Game, task: TaskOf<'march'>, action: Action): Game => {
  if (action.type === 'throw-again') return rethrowMove(game, task);
  const { side } = getUnit(game.state.units, task.unit);
  if (action.type === 'leave') return passToOtherSide(leaveByFarEdge(game, task.unit), side);
  const gone = action.type === 'march' ? marchUnit(game, task, action) : holdUnit(game, task.unit);
  return task.isEvading ? gone : passToOtherSide(gone, side);
};

/** 12.1 – The destination of the unit that the dice were thrown for. */
export const marchHandler: Handler<'march'> = {
  awaits: seatOfUnit,
  offers: (state, task) =>
    offerTo(state, sideOfUnit(state, task), [
      ...listLegalMarches(state, getUnit(state.units, task.unit), task),
      { type: 'leave' },
      { type: 'throw-again' },
      { type: 'stay' },
    ]),
  objections: findMarchActionObjections,
  choose: chooseMarch,
};

/** 14.2 – Light troops that were reached may try to slip away. */
export const evadeHandler: Handler<'evade'> = {
  awaits: (state, task) => (isInSight(getUnit(state.units, task.unit)) ? seatOfUnit(state, task) : null),
  offers: (state, task) => offerTo(state, sideOfUnit(state, task), [{ type: 'evade' }, { type: 'stand' }]),
  objections: (_state, _task, { type }) => allowOnlyIf(type === 'evade' || type === 'stand'),
  choose: (game, task, { type }) => (type === 'evade' ? tryEvasion(game, task) : game),
};
