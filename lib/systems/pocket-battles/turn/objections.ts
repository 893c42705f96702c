import type { Finding } from '@/lib/game/finding';
import type { Action, Order } from '../actions';
import { knownUnit, unitById, unitOfTroop } from '../field';
import { objection } from '../rules/objection';
import { mayPlace } from '../rules/placement';
import { otherSide, ownSegment, SECTORS, type SideIndex } from '../segments';
import type { State, Task, TaskOf, TaskType } from '../state';
import { headOf } from './agenda';
import { seatOf } from './game';
import { carryTargets, choicesFor } from './losses';
import { moveObjections, orderObjections } from './orders';
import { reactionObjections, targetsOf } from './reactions';
import { lateUnits, unitsToPlace } from './rounds';

/** Whose decision it is; null when the battle is over. */
export const sideAwaited = (state: State): SideIndex | null => {
  const task = headOf(state);
  switch (task.type) {
    case 'over':
      return null;
    case 'arrive':
    case 'give-up':
      return task.side;
    case 'reaction':
      return otherSide(state.active);
    case 'wounds':
      return knownUnit(state.field, task.unit).side;
    default:
      return state.active;
  }
};

type Bans = readonly Finding[];
const NONE: Bans = [];
const NOT_NOW: Bans = [objection('not-now', '5.1')];

/** Why this cannot be done now, by this seat or at all. */
export const objectionsTo = (state: State, action: Action): Bans => {
  const side = sideAwaited(state);
  if (side === null) return [objection('battle-is-over', '7.1')];
  if (action.by !== seatOf(state, side)) return [objection('not-your-decision', '5.1', {}, ['by'])];
  const task = headOf(state);
  return JUDGES[task.type]?.(state, action, task) ?? NOT_NOW;
};

type Judge = (state: State, action: Action, task: Task) => Bans;

const judge =
  <Type extends TaskType>(
    type: Type,
    decide: (state: State, action: Action, task: TaskOf<Type>) => Bans,
  ): Judge =>
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

const allowed = (
  isAllowed: boolean,
  code: string,
  section: Parameters<typeof objection>[1],
  field: string,
): Bans => (isAllowed ? NONE : [objection(code, section, {}, [field])]);

/** 4.3 – A unit that is still to be placed, in a segment of its own side. */
const placeObjections = (state: State, action: Action): Bans => {
  if (action.type !== 'place') return NOT_NOW;
  const isThere = unitsToPlace(state, state.active).some(({ id }) => id === action.unit);
  if (!isThere) return [objection('nothing-to-place', '4.3', {}, ['unit'])];
  return allowed(mayPlace(state.active, action.at), 'place-not-own', '4.3', 'at');
};

/** 4.3 – Late comers go into their own rear (P19). */
const arriveObjections = (state: State, action: Action, { side }: TaskOf<'arrive'>): Bans => {
  if (action.type !== 'arrive') return NOT_NOW;
  if (!lateUnits(state, side).some(({ id }) => id === action.unit))
    return [objection('nothing-to-place', '4.3', {}, ['unit'])];
  const isRear = SECTORS.some(sector => ownSegment(side, sector, 'rear') === action.at);
  return allowed(isRear, 'arrives-in-rear', '4.3', 'at');
};

const turnObjections = (state: State, action: Action): Bans => {
  const { turn } = state;
  switch (action.type) {
    case 'resign':
      return NONE;
    case 'redeploy':
      return redeployObjections(state, action.unit, action.to);
    case 'pass':
      return allowed(turn.actions === 0, 'pass-instead-of-actions', '6.17', 'type');
    case 'end-turn':
      return allowed(turn.actions > 0, 'one-action-at-least', '5.3', 'type');
    default:
      return isOrder(action) ? orderObjections(state, action) : NOT_NOW;
  }
};

/** 5.2 – One unit, at the beginning of the turn. */
const redeployObjections = (state: State, unitId: string, to: string): Bans => {
  const unit = unitById(state.field, unitId);
  if (!unit || unit.side !== state.active) return [objection('not-your-unit', '5.2', {}, ['unit'])];
  if (state.turn.redeployed !== null || state.turn.actions > 0)
    return [objection('redeploys-first', '5.2', {}, ['type'])];
  return moveObjections(unit, to);
};

const reactionJudge = (state: State, action: Action, task: TaskOf<'reaction'>): Bans => {
  if (action.type === 'wait') return NONE;
  return action.type === 'intercept' || action.type === 'answer-shot'
    ? reactionObjections(state, task, action.type, action.unit)
    : NOT_NOW;
};

/** 6.8 – Only the ways that the tokens allow. */
const woundObjections = (state: State, action: Action, task: TaskOf<'wounds'>): Bans => {
  if (action.type !== 'remove' && action.type !== 'bear') return NOT_NOW;
  const isChoice = choicesFor(state, task).some(
    choice =>
      choice.type === action.type &&
      choice.troop === action.troop &&
      (choice.type === 'remove' ||
        (action.type === 'bear' && JSON.stringify(choice.from) === JSON.stringify(action.from))),
  );
  return allowed(isChoice, 'no-way-to-take-it', '6.8', 'troop');
};

const giveUpObjections = ({ field }: State, action: Action, { side }: TaskOf<'give-up'>): Bans => {
  if (action.type === 'keep') return NONE;
  if (action.type !== 'give-up') return NOT_NOW;
  const unit = unitOfTroop(field, action.troop);
  const isWounded = unit?.troops.some(({ id, wounds }) => id === action.troop && wounds > 0) ?? false;
  return allowed(isWounded && unit?.side === side, 'not-wounded', '5.4', 'troop');
};

const JUDGES: Readonly<Partial<Record<TaskType, Judge>>> = {
  place: judge('place', placeObjections),
  arrive: judge('arrive', arriveObjections),
  turn: judge('turn', turnObjections),
  commanded: judge('commanded', (state, action, { unit }) =>
    isOrder(action) && action.unit === unit && action.type !== 'inspire' && action.type !== 'command'
      ? orderObjections(state, action, true)
      : NOT_NOW,
  ),
  reaction: judge('reaction', reactionJudge),
  target: judge('target', (state, action, { attacker }) =>
    action.type === 'choose-target'
      ? allowed(
          targetsOf(state, attacker).some(({ id }) => id === action.target),
          'out-of-reach',
          '6.2',
          'target',
        )
      : NOT_NOW,
  ),
  wounds: judge('wounds', woundObjections),
  carry: judge('carry', (state, action, { carrier }) =>
    action.type === 'carry'
      ? allowed(
          carryTargets(state, carrier).some(({ id }) => id === action.target),
          'out-of-reach',
          '6.16',
          'target',
        )
      : NOT_NOW,
  ),
  'give-up': judge('give-up', giveUpObjections),
};
