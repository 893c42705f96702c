import type { Finding } from '@/lib/game/finding';
import type { Action } from '../actions';
import { isInMelee, knownUnit, unitById } from '../field';
import { marchBans } from '../rules/march-objections';
import { objection } from '../rules/objection';
import type { SideIndex, State, Task, TaskOf } from '../state';
import { arrivalBans } from './arrivals';
import { mayBomb } from './bombs';
import { boardable, groundBehind, nextAcross, wreckable } from './carriers';
import { mayCloseUp } from './closing-up';
import { mayUnfold, showBans } from './concealment';
import { mayHoldBack, setUpBans, waitingOf } from './deploying';
import { burnable } from './fires';
import { isLit, isUnlit, rocketTargets, unlitOf, WICKS } from './fireworks';
import { commander, headOf, seatOf } from './game';
import { encouraged, mayThrowAgain } from './generals';
import { kindlable } from './kindling';
import { climbersOf, throwersOf } from './ladders';
import { landingTargets } from './landing';
import { armsToChoose, mayDismount, mayRemount } from './mounts';
import { marchOf, mayMove, maySlip, unitsToMove } from './moves';
import { entryBans, mayLeave } from './setting-up';
import { isSham } from './shams';
import { tricksFor } from './stratagems';
import { mayTurnTo } from './turning';
import { ambushers, losable, mayHoldFire, targetsFor } from './volleys';
import { mayUnhitch } from './wagons';
import { breachPlaces, gatesFor } from './walls';

/** Whose decision it is; null when the battle is over. */
export const sideAwaited = (state: State): SideIndex | null => {
  const task = headOf(state);
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
      return commander(state, 0).role === 'attacker' ? 0 : 1;
    case 'unfold':
    case 'enter':
    case 'arrive':
    case 'march':
    case 'evade':
    case 'lose':
    case 'wick':
    case 'test':
    case 'failed':
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
    case 'trick':
      return action.type === 'trick' && tricksFor(state, task.side).includes(action.stratagem)
        ? NONE
        : NOT_NOW;
    case 'sham':
      return shamJudge(state, action, task);
    case 'unfold':
      return action.type === 'show' && action.unit === task.unit
        ? showBans(state, knownUnit(state.units, task.unit), action.to)
        : NOT_NOW;
    case 'breach':
      return breachBans(state, action);
    case 'set-up':
      return setUpJudge(state, action, task);
    case 'who-sets-up':
      return action.type === 'set-up-first' || action.type === 'set-up-second' ? NONE : NOT_NOW;
    case 'enter':
      return action.type === 'enter' && action.unit === task.unit
        ? entryBans(state, knownUnit(state.units, task.unit), action.to)
        : NOT_NOW;
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
    case 'wick':
      return action.type === 'wick' &&
        action.unit === task.unit &&
        WICKS.some(turns => turns === action.turns)
        ? NONE
        : NOT_NOW;
    case 'oxen':
      return oxenBans(state, action, task);
    case 'pair':
    case 'back':
      return chosenBans(action, task);
    case 'test':
      return action.type === 'spare' || action.type === 'take-test' ? NONE : NOT_NOW;
    case 'failed':
      return action.type === 'test-again' || action.type === 'accept' ? NONE : NOT_NOW;
    case 'lose':
      return action.type === 'lose' && losable(knownUnit(state.units, task.unit)).includes(action.element)
        ? NONE
        : NOT_NOW;
    default:
      return NOT_NOW;
  }
};

/** 19.12 – Oxen that are not lit yet. */
const oxenBans = (state: State, action: Action, { side }: TaskOf<'oxen'>): Bans => {
  if (action.type === 'not-yet') return NONE;
  if (action.type !== 'light') return NOT_NOW;
  const isHerd = unlitOf(state, side).some(({ id }) => id === action.unit);
  return isHerd ? NONE : [objection('not-oxen', '19.12', {}, ['unit'])];
};

/** 14.1, 14.3 – One of those whom the element touches alike. */
const chosenBans = (action: Action, task: TaskOf<'pair' | 'back'>): Bans => {
  const isKind = task.type === 'pair' ? action.type === 'fight' : action.type === 'support';
  if (!isKind || !('among' in action)) return NOT_NOW;
  return action.element === task.element && task.among.includes(action.among) ? NONE : NOT_NOW;
};

/** 8.3 – One of the units that wait, on ground of its side. */
const setUpJudge = (state: State, action: Action, { side }: TaskOf<'set-up'>): Bans => {
  if (action.type !== 'set-up' && action.type !== 'hold-back') return NOT_NOW;
  const unit = waitingOf(state, side).find(({ id }) => id === action.unit);
  if (!unit) return [objection('not-waiting', '8.3', {}, ['unit'])];
  if (action.type === 'set-up') return setUpBans(state, unit, action.to, action.hidden);
  return mayHoldBack(state, unit) ? NONE : [objection('too-many-late', '9.1', {}, ['unit'])];
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
  if (!MOVES.some(type => type === action.type) || !('unit' in action)) return NOT_NOW;
  const unit = unitsToMove(state, side).find(({ id }) => id === action.unit);
  if (!unit) return [objection('has-moved', '11.1', {}, ['unit'])];
  if (action.type === 'dismount' || action.type === 'remount') {
    const isFree = action.type === 'dismount' ? mayDismount(state, unit) : mayRemount(state, unit);
    const isArm = action.type === 'remount' || !action.as || armsToChoose(state, unit).includes(action.as);
    return isFree && isArm ? NONE : [objection('no-mount', '6.3', {}, ['unit'])];
  }
  const may = (
    isAllowed: boolean,
    section: '14.1' | '14.2' | '17.3' | '17.4' | '17.5' | '17.6' | '19.12',
  ): Bans => (isAllowed ? NONE : [objection('no-such-deed', section, {}, ['unit'])]);
  if (action.type === 'unhitch') return may(mayUnhitch(state, unit), '17.5');
  if (action.type === 'close-up') return may(mayCloseUp(state, unit), '14.1');
  if (action.type === 'turn-to') return may(mayTurnTo(state, unit), '14.1');
  if (action.type === 'slip') return may(maySlip(state, unit), '14.2');
  if (action.type === 'climb') return may(climbersOf(state, unit).length > 0, '17.4');
  if (action.type === 'board') return may(boardable(state, unit).includes(action.target), '17.3');
  if (action.type === 'cross') return may(nextAcross(state, unit) !== null, '17.3');
  if (action.type === 'alight')
    return action.target === undefined
      ? may(groundBehind(state, unit) !== null, '17.3')
      : may(landingTargets(state, unit).includes(action.target), '17.6');
  const isRun = action.type === 'throw' || action.type === 'drive';
  if (isRun && isUnlit(unit)) return [objection('oxen-unlit', '19.12', {}, ['unit'])];
  if (action.type === 'drive' && (!isLit(unit) || unit.hasRun)) return may(false, '19.12');
  if (action.type === 'throw' && isLit(unit) && !unit.hasRun) return may(false, '19.12');
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
const shamJudge = (state: State, action: Action, { side }: TaskOf<'sham'>): Bans => {
  if (action.type === 'no-more') return NONE;
  if (action.type !== 'sham') return NOT_NOW;
  return isSham(state, side, action) ? NONE : [objection('no-such-sham', '8.4', {}, ['entry'])];
};

/** 8.6 – A section of wall that is neither tower nor gate. */
const breachBans = (state: State, action: Action): Bans => {
  if (action.type !== 'breach') return NOT_NOW;
  const isPlace = breachPlaces(state).some(([x, y]) => x === action.at[0] && y === action.at[1]);
  return isPlace ? NONE : [objection('no-breach', '8.6', {}, ['at'])];
};

const marchJudge = (state: State, action: Action, task: TaskOf<'march'>): Bans => {
  if (action.type === 'stay') return NONE;
  const unit = knownUnit(state.units, task.unit);
  if (action.type === 'throw-again')
    return mayThrowAgain(state, unit) ? NONE : [objection('no-second-throw', '12.1')];
  if (action.type === 'leave')
    return mayLeave(state, unit, task.thrown) ? NONE : [objection('edge-too-far', '8.2')];
  if (action.type !== 'march') return NOT_NOW;
  const isLeaving = task.isEvading || isInMelee(state.units, unit);
  return marchBans(state, marchOf(unit, action.to), task.thrown, isLeaving);
};

/** 13.3 – Artillery that nobody approaches chooses. */
const shootBans = (state: State, action: Action, { side }: TaskOf<'shoot'>): Bans => {
  if (action.type === 'shoot') return NONE;
  if (!('unit' in action)) return NOT_NOW;
  const unit = unitById(state.units, action.unit);
  if (!unit || unit.side !== side) return [objection('not-your-unit', '13.3', {}, ['unit'])];
  const may = (
    isAllowed: boolean,
    section: '8.4' | '9.2' | '13.5' | '17.2' | '17.3' | '17.4' | '19.12',
  ): Bans => (isAllowed ? NONE : [objection('no-such-deed', section, {}, ['unit'])]);
  if (action.type === 'spring') return may(ambushers(state, side).includes(unit), '9.2');
  if (action.type === 'set-fire') return may(burnable(state, unit).includes(action.piece), '13.5');
  if (action.type === 'rocket') return may(rocketTargets(state, unit).includes(action.target), '19.12');
  if (action.type === 'bomb') return may(mayBomb(state, unit), '19.12');
  if (action.type === 'unfold') return may(mayUnfold(state, unit), '8.4');
  if (action.type === 'wreck') return may(wreckable(state, unit).includes(action.target), '17.3');
  if (action.type === 'burn') return may(kindlable(state, unit).includes(action.target), '17.3');
  if (action.type === 'throw-down')
    return may(
      throwersOf(state, unit).some(({ ladder: { at } }) => at[0] === action.at[0] && at[1] === action.at[1]),
      '17.4',
    );
  if (action.type === 'batter')
    return may(
      gatesFor(state, unit).some(([x, y]) => x === action.gate[0] && y === action.gate[1]),
      '17.2',
    );
  if (action.type !== 'aim') return NOT_NOW;
  const isTarget =
    action.target === null ? mayHoldFire(state, unit) : targetsFor(state, unit).includes(action.target);
  return isTarget ? NONE : [objection('no-such-target', '13.3', {}, ['target'])];
};
