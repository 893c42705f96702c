import type { Finding } from '@/lib/game/finding';
import type { Action } from '../actions';
import { isInMelee, knownUnit, unitById } from '../field';
import { marchBans } from '../rules/march-objections';
import { objection } from '../rules/objection';
import type { SideIndex, State, Task, TaskOf } from '../state';
import { arrivalBans } from './arrivals';
import { headOf, seatOf } from './game';
import { encouraged, mayThrowAgain } from './generals';
import { marchOf, mayMove, unitsToMove } from './moves';
import { losable, targetsFor } from './volleys';

/** Whose decision it is; null when the battle is over. */
export const sideAwaited = (state: State): SideIndex | null => {
  const task = headOf(state);
  switch (task.type) {
    case 'over':
      return null;
    case 'encourage':
    case 'move':
    case 'shoot':
      return task.side;
    case 'arrive':
    case 'march':
    case 'evade':
    case 'lose':
      return knownUnit(state.units, task.unit).side;
    default:
      return state.first;
  }
};

type Bans = readonly Finding[];
const NONE: Bans = [];
const NOT_NOW: Bans = [objection('not-now', '11.1')];

/** Why this cannot be done now, by this seat or at all. */
export const objectionsTo = (state: State, action: Action): Bans => {
  const side = sideAwaited(state);
  if (side === null) return [objection('battle-is-over', '8.3')];
  if (action.by !== seatOf(state, side)) return [objection('not-your-decision', '11.1', {}, ['by'])];
  if (action.type === 'yield') return NONE;
  return judge(state, action, headOf(state));
};

const judge = (state: State, action: Action, task: Task): Bans => {
  switch (task.type) {
    case 'encourage':
      return encourageBans(state, action, task);
    case 'arrive':
      return action.type === 'arrive' && action.unit === task.unit
        ? arrivalBans(state, knownUnit(state.units, task.unit), action.to)
        : NOT_NOW;
    case 'move':
      return moveBans(state, action, task);
    case 'march':
      return marchJudge(state, action, task);
    case 'evade':
      return action.type === 'evade' || action.type === 'stand' ? NONE : NOT_NOW;
    case 'shoot':
      return shootBans(state, action, task);
    case 'lose':
      return action.type === 'lose' && losable(knownUnit(state.units, task.unit)).includes(action.element)
        ? NONE
        : NOT_NOW;
    default:
      return NOT_NOW;
  }
};

/** 16.2 – A disordered unit near the general. */
const encourageBans = (state: State, action: Action, { side }: TaskOf<'encourage'>): Bans => {
  if (action.type === 'no-more') return NONE;
  if (action.type !== 'encourage') return NOT_NOW;
  return encouraged(state, side).some(({ id }) => id === action.unit)
    ? NONE
    : [objection('general-too-far', '16.2', {}, ['unit'])];
};

/** 11.1 – One unit that has not had its turn, and is not held fast in melee. */
const moveBans = (state: State, action: Action, { side }: TaskOf<'move'>): Bans => {
  if (action.type === 'rest') return NONE;
  if (action.type !== 'throw' && action.type !== 'hold') return NOT_NOW;
  const unit = unitsToMove(state, side).find(({ id }) => id === action.unit);
  if (!unit) return [objection('has-moved', '11.1', {}, ['unit'])];
  return action.type === 'hold' || mayMove(state, unit)
    ? NONE
    : [objection('held-fast', '14.1', {}, ['unit'])];
};

const marchJudge = (state: State, action: Action, task: TaskOf<'march'>): Bans => {
  if (action.type === 'stay') return NONE;
  const unit = knownUnit(state.units, task.unit);
  if (action.type === 'throw-again')
    return mayThrowAgain(state, unit) ? NONE : [objection('no-second-throw', '12.1')];
  if (action.type !== 'march') return NOT_NOW;
  const isLeaving = task.isEvading || isInMelee(state.units, unit);
  return marchBans(state, marchOf(unit, action.to), task.thrown, isLeaving);
};

/** 13.3 – Artillery that nobody approaches chooses. */
const shootBans = (state: State, action: Action, { side }: TaskOf<'shoot'>): Bans => {
  if (action.type === 'shoot') return NONE;
  if (action.type !== 'aim') return NOT_NOW;
  const unit = unitById(state.units, action.unit);
  if (!unit || unit.side !== side) return [objection('not-your-unit', '13.3', {}, ['unit'])];
  const isTarget = action.target !== null && targetsFor(state, unit).includes(action.target);
  return isTarget ? NONE : [objection('no-such-target', '13.3', {}, ['target'])];
};
