import type { Finding } from '@/lib/game/contract/finding';
import { objection } from '../rules/objection';
import { mayPlace } from '../rules/placement';
import { otherSide, ownSegment, SECTORS, type SideIndex } from '../rules/segments';
import type { Action, Order } from './actions';
import { requireUnit, unitById, unitOfTroop } from './field';
import { seatOf } from './game';
import { lateUnits, unitsToPlace } from './rounds';
import { currentTask } from './sequence';
import type { State, Task, TaskOf, TaskType } from './state';
import { carryTargets, listWoundChoices } from './tasks/losses';
import { moveObjections, orderObjections } from './tasks/orders';
import { reactionObjections, targetsOf } from './tasks/reactions';

/** Whose decision it is; null when the battle is over. */
export const decidingSide = (state: State): SideIndex | null => {
  const task = currentTask(state);
  switch (task.type) {
    case 'over':
      return null;
    case 'arrive':
    case 'give-up':
      return task.side;
    case 'reaction':
      return otherSide(state.active);
    case 'wounds':
      return requireUnit(state.field, task.unit).side;
    default:
      return state.active;
  }
};

type Objections = readonly Finding[];
const NONE: Objections = [];
const NOT_NOW: Objections = [objection('not-now', '5.1')];

/** Why this cannot be done now, by this seat or at all. */
export const findObjections = (state: State, action: Action): Objections => {
  const side = decidingSide(state);
  if (side === null) return [objection('battle-is-over', '7.1')];
  if (action.by !== seatOf(state, side)) return [objection('not-your-decision', '5.1', {}, ['by'])];
  const task = currentTask(state);
  return TASK_CHECKS[task.type]?.(state, action, task) ?? NOT_NOW;
};

type TaskCheck = (state: State, action: Action, task: Task) => Objections;

const forTask =
  <Type extends TaskType>(
    type: Type,
    decide: (state: State, action: Action, task: TaskOf<Type>) => Objections,
  ): TaskCheck =>
  (state, action, task) =>
    task.type === type ? decide(state, action, task as TaskOf<Type>) : NOT_NOW;

const ORDERS: readonly Action['type'][] = [
  'move',
  'attack',
  'continue',
  'leave',
  'shoot',
  'inspire',
  'command',
];
const isOrder = (action: Action): action is Order => ORDERS.includes(action.type);

const objectUnless = (
  isAllowed: boolean,
  code: string,
  section: Parameters<typeof objection>[1],
  field: string,
): Objections => (isAllowed ? NONE : [objection(code, section, {}, [field])]);

/** 4.3 – A unit that is still to be placed, in a segment of its own side. */
const placeObjections = (state: State, action: Action): Objections => {
  if (action.type !== 'place') return NOT_NOW;
  const isThere = unitsToPlace(state, state.active).some(({ id }) => id === action.unit);
  if (!isThere) return [objection('nothing-to-place', '4.3', {}, ['unit'])];
  return objectUnless(mayPlace(state.active, action.at), 'place-not-own', '4.3', 'at');
};

/** 4.3 – Late comers go into their own rear (P19). */
const arriveObjections = (state: State, action: Action, { side }: TaskOf<'arrive'>): Objections => {
  if (action.type !== 'arrive') return NOT_NOW;
  if (!lateUnits(state, side).some(({ id }) => id === action.unit))
    return [objection('nothing-to-place', '4.3', {}, ['unit'])];
  const isRear = SECTORS.some(sector => ownSegment(side, sector, 'rear') === action.at);
  return objectUnless(isRear, 'arrives-in-rear', '4.3', 'at');
};

const turnObjections = (state: State, action: Action): Objections => {
  const { turn } = state;
  switch (action.type) {
    case 'resign':
      return NONE;
    case 'redeploy':
      return redeployObjections(state, action.unit, action.to);
    case 'pass':
      return objectUnless(turn.actions === 0, 'pass-instead-of-actions', '6.17', 'type');
    case 'end-turn':
      return objectUnless(turn.actions > 0, 'one-action-at-least', '5.3', 'type');
    default:
      return isOrder(action) ? orderObjections(state, action) : NOT_NOW;
  }
};

/** 5.2 – One unit, at the beginning of the turn. */
const redeployObjections = (state: State, unitId: string, to: string): Objections => {
  const unit = unitById(state.field, unitId);
  if (!unit || unit.side !== state.active) return [objection('not-your-unit', '5.2', {}, ['unit'])];
  if (state.turn.redeployed !== null || state.turn.actions > 0)
    return [objection('redeploys-first', '5.2', {}, ['type'])];
  return moveObjections(unit, to);
};

const reactionTaskObjections = (state: State, action: Action, task: TaskOf<'reaction'>): Objections => {
  if (action.type === 'wait') return NONE;
  return action.type === 'intercept' || action.type === 'answer-shot'
    ? reactionObjections(state, task, action.type, action.unit)
    : NOT_NOW;
};

/** 6.8 – Only the ways that the tokens allow. */
const woundObjections = (state: State, action: Action, task: TaskOf<'wounds'>): Objections => {
  if (action.type !== 'remove' && action.type !== 'bear') return NOT_NOW;
  const isChoice = listWoundChoices(state, task).some(
    choice =>
      choice.type === action.type &&
      choice.troop === action.troop &&
      (choice.type === 'remove' ||
        (action.type === 'bear' && JSON.stringify(choice.from) === JSON.stringify(action.from))),
  );
  return objectUnless(isChoice, 'no-way-to-take-it', '6.8', 'troop');
};

const giveUpObjections = ({ field }: State, action: Action, { side }: TaskOf<'give-up'>): Objections => {
  if (action.type === 'keep') return NONE;
  if (action.type !== 'give-up') return NOT_NOW;
  const unit = unitOfTroop(field, action.troop);
  const isWounded = unit?.troops.some(({ id, wounds }) => id === action.troop && wounds > 0) ?? false;
  return objectUnless(isWounded && unit?.side === side, 'not-wounded', '5.4', 'troop');
};

const TASK_CHECKS: Readonly<Partial<Record<TaskType, TaskCheck>>> = {
  place: forTask('place', placeObjections),
  arrive: forTask('arrive', arriveObjections),
  turn: forTask('turn', turnObjections),
  commanded: forTask('commanded', (state, action, { unit }) =>
    isOrder(action) && action.unit === unit && action.type !== 'inspire' && action.type !== 'command'
      ? orderObjections(state, action, true)
      : NOT_NOW,
  ),
  reaction: forTask('reaction', reactionTaskObjections),
  target: forTask('target', (state, action, { attacker }) =>
    action.type === 'choose-target'
      ? objectUnless(
          targetsOf(state, attacker).some(({ id }) => id === action.target),
          'out-of-reach',
          '6.2',
          'target',
        )
      : NOT_NOW,
  ),
  wounds: forTask('wounds', woundObjections),
  carry: forTask('carry', (state, action, { carrier }) =>
    action.type === 'carry'
      ? objectUnless(
          carryTargets(state, carrier).some(({ id }) => id === action.target),
          'out-of-reach',
          '6.16',
          'target',
        )
      : NOT_NOW,
  ),
  'give-up': forTask('give-up', giveUpObjections),
};
