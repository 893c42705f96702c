import type { Finding } from '@/lib/game/contract/finding';
import { findMarchObjections } from '../rules/movement/march-objections';
import { objection } from '../rules/objection';
import type { Action } from './actions';
import { findUnit, getUnit, isInMelee } from './field';
import { commandOf, currentTask, seatOf } from './game';
import type { SideIndex, State, Task, TaskOf } from './state';
import { listEncouraged, mayRethrow } from './tasks/generals';
import { mayTurnToEnemy } from './tasks/melee/turn-to-enemy';
import { mayCloseUp } from './tasks/movement/close-up';
import { listArmChoices, mayDismount, mayRemount } from './tasks/movement/mounts';
import { listUnitsToMove, mayEvadeInOwnTurn, mayMove, toMarch } from './tasks/movement/moves';
import { mayUnhitch } from './tasks/movement/wagons';
import { findArrivalObjections } from './tasks/setup/arrivals';
import { findEntryObjections, mayLeaveByFarEdge } from './tasks/setup/column-entry';
import { findShowObjections, mayUnfold } from './tasks/setup/concealment';
import { findPlacementObjections, mayHoldBack, waitingUnitsOf } from './tasks/setup/deployment';
import { isDummyAllowed } from './tasks/setup/dummy-units';
import { listStratagems } from './tasks/setup/stratagems';
import { mayBomb } from './tasks/shooting/bombs';
import { listBurnable } from './tasks/shooting/fires';
import { isLitOx, isUnlitOx, listRocketTargets, unlitOxenOf, WICK_TURNS } from './tasks/shooting/fireworks';
import { listBurnableTowers } from './tasks/shooting/tower-fires';
import { listAmbushers, listLosable, listTargets, mayHoldFire } from './tasks/shooting/volleys';
import { findGroundBehind, findNextAcross, listBoardable, listWreckable } from './tasks/siege/carriers';
import { listBreachPlaces, listGateTargets } from './tasks/siege/gates-and-breaches';
import { listClimbs, listThrowers } from './tasks/siege/ladders';
import { listLandingTargets } from './tasks/siege/landing';

/** Whose decision it is; null when the battle is over. */
export const awaitedSideOf = (state: State): SideIndex | null => {
  const task = currentTask(state);
  switch (task.type) {
    case 'over':
      return null;
    case 'encourage':
    case 'move':
    case 'shoot':
    case 'trick':
    case 'sham':
    case 'who-sets-up':
    case 'set-up':
    case 'oxen':
    case 'pair':
    case 'back':
      return task.side;
    case 'breach':
      return commandOf(state, 0).role === 'attacker' ? 0 : 1;
    case 'unfold':
    case 'enter':
    case 'arrive':
    case 'march':
    case 'evade':
    case 'lose':
    case 'wick':
    case 'test':
    case 'failed':
      return getUnit(state.units, task.unit).side;
    default:
      return state.first;
  }
};

type Objections = readonly Finding[];
const NONE: Objections = [];
const NOT_NOW: Objections = [objection('not-now', '11.1')];

/** Why this cannot be done now, by this seat or at all. */
export const findObjections = (state: State, action: Action): Objections => {
  const side = awaitedSideOf(state);
  if (side === null) return [objection('battle-is-over', '8.3')];
  if (action.by !== seatOf(state, side)) return [objection('not-your-decision', '11.1', {}, ['by'])];
  if (action.type === 'yield') return NONE;
  return findTaskObjections(state, action, currentTask(state));
};

const findTaskObjections = (state: State, action: Action, task: Task): Objections => {
  switch (task.type) {
    case 'trick':
      return action.type === 'trick' && listStratagems(state, task.side).includes(action.stratagem)
        ? NONE
        : NOT_NOW;
    case 'sham':
      return findDummyObjections(state, action, task);
    case 'unfold':
      return action.type === 'show' && action.unit === task.unit
        ? findShowObjections(state, getUnit(state.units, task.unit), action.to)
        : NOT_NOW;
    case 'breach':
      return findBreachObjections(state, action);
    case 'set-up':
      return findSetUpObjections(state, action, task);
    case 'who-sets-up':
      return action.type === 'set-up-first' || action.type === 'set-up-second' ? NONE : NOT_NOW;
    case 'enter':
      return action.type === 'enter' && action.unit === task.unit
        ? findEntryObjections(state, getUnit(state.units, task.unit), action.to)
        : NOT_NOW;
    case 'encourage':
      return findEncourageObjections(state, action, task);
    case 'arrive':
      return action.type === 'arrive' && action.unit === task.unit
        ? findArrivalObjections(state, getUnit(state.units, task.unit), action.to)
        : NOT_NOW;
    case 'move':
      return findMoveObjections(state, action, task);
    case 'march':
      return findMarchActionObjections(state, action, task);
    case 'evade':
      return action.type === 'evade' || action.type === 'stand' ? NONE : NOT_NOW;
    case 'shoot':
      return findShootObjections(state, action, task);
    case 'wick':
      return action.type === 'wick' &&
        action.unit === task.unit &&
        WICK_TURNS.some(turns => turns === action.turns)
        ? NONE
        : NOT_NOW;
    case 'oxen':
      return findOxenObjections(state, action, task);
    case 'pair':
    case 'back':
      return findPairingObjections(action, task);
    case 'test':
      return action.type === 'spare' || action.type === 'take-test' ? NONE : NOT_NOW;
    case 'failed':
      return action.type === 'test-again' || action.type === 'accept' ? NONE : NOT_NOW;
    case 'lose':
      return action.type === 'lose' && listLosable(getUnit(state.units, task.unit)).includes(action.element)
        ? NONE
        : NOT_NOW;
    default:
      return NOT_NOW;
  }
};

/** 19.12 – Oxen that are not lit yet. */
const findOxenObjections = (state: State, action: Action, { side }: TaskOf<'oxen'>): Objections => {
  if (action.type === 'not-yet') return NONE;
  if (action.type !== 'light') return NOT_NOW;
  const isHerd = unlitOxenOf(state, side).some(({ id }) => id === action.unit);
  return isHerd ? NONE : [objection('not-oxen', '19.12', {}, ['unit'])];
};

/** 14.1, 14.3 – One of those whom the element touches alike. */
const findPairingObjections = (action: Action, task: TaskOf<'pair' | 'back'>): Objections => {
  const isKind = task.type === 'pair' ? action.type === 'fight' : action.type === 'support';
  if (!isKind || !('among' in action)) return NOT_NOW;
  return action.element === task.element && task.among.includes(action.among) ? NONE : NOT_NOW;
};

/** 8.3 – One of the units that wait, on ground of its side. */
const findSetUpObjections = (state: State, action: Action, { side }: TaskOf<'set-up'>): Objections => {
  if (action.type !== 'set-up' && action.type !== 'hold-back') return NOT_NOW;
  const unit = waitingUnitsOf(state, side).find(({ id }) => id === action.unit);
  if (!unit) return [objection('not-waiting', '8.3', {}, ['unit'])];
  if (action.type === 'set-up') return findPlacementObjections(state, unit, action.to, action.hidden);
  return mayHoldBack(state, unit) ? NONE : [objection('too-many-late', '9.1', {}, ['unit'])];
};

/** 16.2 – A disordered unit near the general. */
const findEncourageObjections = (state: State, action: Action, { side }: TaskOf<'encourage'>): Objections => {
  if (action.type === 'no-more') return NONE;
  if (action.type !== 'encourage') return NOT_NOW;
  return listEncouraged(state, side).some(({ id }) => id === action.unit)
    ? NONE
    : [objection('general-too-far', '16.2', {}, ['unit'])];
};

/** 11.1 – One unit that has not had its turn, and is not held fast in melee. */
const findMoveObjections = (state: State, action: Action, { side }: TaskOf<'move'>): Objections => {
  if (action.type === 'rest') return NONE;
  if (!MOVES.some(type => type === action.type) || !('unit' in action)) return NOT_NOW;
  const unit = listUnitsToMove(state, side).find(({ id }) => id === action.unit);
  if (!unit) return [objection('has-moved', '11.1', {}, ['unit'])];
  if (action.type === 'dismount' || action.type === 'remount') {
    const isFree = action.type === 'dismount' ? mayDismount(state, unit) : mayRemount(state, unit);
    const isArm = action.type === 'remount' || !action.as || listArmChoices(state, unit).includes(action.as);
    return isFree && isArm ? NONE : [objection('no-mount', '6.3', {}, ['unit'])];
  }
  const may = (
    isAllowed: boolean,
    section: '14.1' | '14.2' | '17.3' | '17.4' | '17.5' | '17.6' | '19.12',
  ): Objections => (isAllowed ? NONE : [objection('no-such-deed', section, {}, ['unit'])]);
  if (action.type === 'unhitch') return may(mayUnhitch(state, unit), '17.5');
  if (action.type === 'close-up') return may(mayCloseUp(state, unit), '14.1');
  if (action.type === 'turn-to') return may(mayTurnToEnemy(state, unit), '14.1');
  if (action.type === 'slip') return may(mayEvadeInOwnTurn(state, unit), '14.2');
  if (action.type === 'climb') return may(listClimbs(state, unit).length > 0, '17.4');
  if (action.type === 'board') return may(listBoardable(state, unit).includes(action.target), '17.3');
  if (action.type === 'cross') return may(findNextAcross(state, unit) !== null, '17.3');
  if (action.type === 'alight')
    return action.target === undefined
      ? may(findGroundBehind(state, unit) !== null, '17.3')
      : may(listLandingTargets(state, unit).includes(action.target), '17.6');
  const isRun = action.type === 'throw' || action.type === 'drive';
  if (isRun && isUnlitOx(unit)) return [objection('oxen-unlit', '19.12', {}, ['unit'])];
  if (action.type === 'drive' && (!isLitOx(unit) || unit.hasRun)) return may(false, '19.12');
  if (action.type === 'throw' && isLitOx(unit) && !unit.hasRun) return may(false, '19.12');
  return action.type === 'hold' || mayMove(state, unit)
    ? NONE
    : [objection('held-fast', '14.1', {}, ['unit'])];
};

const MOVES = [
  'close-up',
  'turn-to',
  'slip',
  'unhitch',
  'throw',
  'hold',
  'dismount',
  'remount',
  'drive',
  'climb',
  'board',
  'cross',
  'alight',
] as const;

/** 8.4 – Troops that the army may have, in units of a size that the book allows. */
const findDummyObjections = (state: State, action: Action, { side }: TaskOf<'sham'>): Objections => {
  if (action.type === 'no-more') return NONE;
  if (action.type !== 'sham') return NOT_NOW;
  return isDummyAllowed(state, side, action) ? NONE : [objection('no-such-sham', '8.4', {}, ['entry'])];
};

/** 8.6 – A section of wall that is neither tower nor gate. */
const findBreachObjections = (state: State, action: Action): Objections => {
  if (action.type !== 'breach') return NOT_NOW;
  const isPlace = listBreachPlaces(state).some(([x, y]) => x === action.at[0] && y === action.at[1]);
  return isPlace ? NONE : [objection('no-breach', '8.6', {}, ['at'])];
};

const findMarchActionObjections = (state: State, action: Action, task: TaskOf<'march'>): Objections => {
  if (action.type === 'stay') return NONE;
  const unit = getUnit(state.units, task.unit);
  if (action.type === 'throw-again')
    return mayRethrow(state, unit) ? NONE : [objection('no-second-throw', '12.1')];
  if (action.type === 'leave')
    return mayLeaveByFarEdge(state, unit, task.thrown) ? NONE : [objection('edge-too-far', '8.2')];
  if (action.type !== 'march') return NOT_NOW;
  const isLeaving = task.isEvading || isInMelee(state.units, unit);
  return findMarchObjections(state, toMarch(unit, action.to), task.thrown, isLeaving);
};

/** 13.3 – Artillery that nobody approaches chooses. */
const findShootObjections = (state: State, action: Action, { side }: TaskOf<'shoot'>): Objections => {
  if (action.type === 'shoot') return NONE;
  if (!('unit' in action)) return NOT_NOW;
  const unit = findUnit(state.units, action.unit);
  if (!unit || unit.side !== side) return [objection('not-your-unit', '13.3', {}, ['unit'])];
  const may = (
    isAllowed: boolean,
    section: '8.4' | '9.2' | '13.5' | '17.2' | '17.3' | '17.4' | '19.12',
  ): Objections => (isAllowed ? NONE : [objection('no-such-deed', section, {}, ['unit'])]);
  if (action.type === 'spring') return may(listAmbushers(state, side).includes(unit), '9.2');
  if (action.type === 'set-fire') return may(listBurnable(state, unit).includes(action.piece), '13.5');
  if (action.type === 'rocket') return may(listRocketTargets(state, unit).includes(action.target), '19.12');
  if (action.type === 'bomb') return may(mayBomb(state, unit), '19.12');
  if (action.type === 'unfold') return may(mayUnfold(state, unit), '8.4');
  if (action.type === 'wreck') return may(listWreckable(state, unit).includes(action.target), '17.3');
  if (action.type === 'burn') return may(listBurnableTowers(state, unit).includes(action.target), '17.3');
  if (action.type === 'throw-down')
    return may(
      listThrowers(state, unit).some(
        ({ ladder: { at } }) => at[0] === action.at[0] && at[1] === action.at[1],
      ),
      '17.4',
    );
  if (action.type === 'batter')
    return may(
      listGateTargets(state, unit).some(([x, y]) => x === action.gate[0] && y === action.gate[1]),
      '17.2',
    );
  if (action.type !== 'aim') return NOT_NOW;
  const isTarget =
    action.target === null ? mayHoldFire(state, unit) : listTargets(state, unit).includes(action.target);
  return isTarget ? NONE : [objection('no-such-target', '13.3', {}, ['target'])];
};
