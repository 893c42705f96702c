import type { Sentence, SentenceValues } from '@/lib/game/contract/sentence';
import { stratagemNeedOf } from '../../rules/combat/morale';
import { goingOfMarch } from '../../rules/movement/march-objections';
import {
  angleBetween,
  computeAllowance,
  isStraight,
  measureMove,
  placeOf,
} from '../../rules/movement/marching';
import { word } from '../../view/words';
import type { Action, ActionOf } from '../actions';
import { findUnit, getUnit, isInMelee } from '../field';
import { getCurrentTask, nameOf } from '../game';
import type { State, TaskOf } from '../state';
import { mayEvade } from '../tasks/movement/evasion';
import { listUnitsToMove, toMarch } from '../tasks/movement/moves';
import { listAimsOfSide } from '../tasks/shooting/volleys';
import { describeMoveDice } from './move-dice';

const NAMELESS = { unit: '', target: '', what: '', number: '' };

const FACES = ['front', 'right', 'rear', 'left'] as const;

/** 14.1 – Which side of an enemy a charge meets. */
const faceCharged = (state: State, { to, target }: ActionOf<'march'>): (typeof FACES)[number] => {
  const enemy = target === undefined ? undefined : findUnit(state.units, target);
  if (!enemy) return 'front';
  const from = angleBetween(placeOf(enemy.elements).facing, to.facing + 180);
  return FACES[((Math.round(from / 90) % 4) + 4) % 4] ?? 'front';
};

const keyOf = (action: Action): string => {
  if (action.type === 'march') return `march-${action.as ?? 'other'}`;
  if (action.type === 'set-up' && action.hidden) return 'hide';
  if (action.type === 'aim' && action.target === null) return 'hold-fire';
  if (action.type === 'alight' && action.target) return 'land-upon';
  if (action.type === 'dismount' && action.as) return 'dismount-as';
  return action.type;
};

const placeValues = ([x, y]: readonly [number, number]): SentenceValues => ({
  x: Math.round(x),
  y: Math.round(y),
});

const valuesOf = (state: State, action: Action): SentenceValues => {
  switch (action.type) {
    case 'march':
      return { ...placeValues(action.to.at), face: faceCharged(state, action) };
    case 'set-up':
    case 'arrive':
    case 'enter':
    case 'show':
      return placeValues(action.to.at);
    case 'breach':
    case 'throw-down':
      return placeValues(action.at);
    case 'batter':
      return placeValues(action.gate);
    case 'wick':
      return { turns: action.turns };
    case 'trick':
      return { stratagem: word('trick', action.stratagem) };
    case 'drive':
      return { facing: Math.round(action.facing) };
    case 'no-more':
      return { task: getCurrentTask(state).type };
    case 'shoot':
      return { shots: countShots(state) };
    case 'lose':
      return { number: numberOf(state, action.element) };
    default:
      return {};
  }
};

/** Which element of its unit it is, counted in its ranks. */
const numberOf = ({ units }: State, id: string): number => {
  const found = units.map(({ elements }) => elements.findIndex(element => element.id === id));
  return Math.max(...found) + 1;
};

/** 13.4 – How many elements of the side would shoot as it stands. */
const countShots = (state: State): number => {
  const task = getCurrentTask(state);
  return task.type === 'shoot' ? listAimsOfSide(state, task.side, task.aims).length : 0;
};

/** What an order is called at its unit: the unit itself is not named where it was chosen. */
export const labelOf = (state: State, action: Action): Sentence =>
  word('order', keyOf(action), { ...NAMELESS, ...action.names, ...valuesOf(state, action) });

const tenths = (inches: number): number => Math.round(inches * 10) / 10;

/** 12.1, 14.2 – How much of the throw a march takes; whether whom it meets may slip away. */
const noteMarch = (state: State, task: TaskOf<'march'>, { to, target }: ActionOf<'march'>): Sentence => {
  const unit = getUnit(state.units, task.unit);
  const march = toMarch(unit, to);
  const isAhead = isStraight(unit.elements, march.to);
  const most = computeAllowance(unit, task.thrown, goingOfMarch(state, march), isAhead);
  const enemy = target === undefined ? undefined : findUnit(state.units, target);
  const moved = {
    ...state,
    units: state.units.map(each => (each.id === unit.id ? { ...each, elements: march.to } : each)),
  };
  return word('order-note', 'march', {
    inches: tenths(measureMove(unit.elements, march.to)),
    most,
    slips: enemy && !task.isEvading && mayEvade(moved, enemy) ? 'yes' : 'no',
  });
};

/** What else to know before an order is given; null: its name says it all. */
export const noteOf = (state: State, action: Action): Sentence | null => {
  const task = getCurrentTask(state);
  switch (action.type) {
    case 'march':
      return task.type === 'march' ? noteMarch(state, task, action) : null;
    case 'throw': {
      const unit = getUnit(state.units, action.unit);
      return word('order-note', isInMelee(state.units, unit) ? 'break-off' : 'throw', {
        dice: describeMoveDice(unit),
      });
    }
    case 'trick':
      return word('order-note', `trick-${action.stratagem}`, { need: stratagemNeedOf(action.stratagem) });
    case 'throw-again':
      return word('order-note', 'throw-again');
    case 'rest':
      return task.type === 'move'
        ? word('order-note', 'rest', { count: listUnitsToMove(state, task.side).length })
        : null;
    case 'shoot':
      return word('order-note', 'shots', { count: countShots(state) });
    case 'hold':
    case 'stay':
    case 'close-up':
    case 'turn-to':
    case 'remount':
    case 'board':
    case 'climb':
    case 'spare':
    case 'dismount':
    case 'hold-back':
    case 'encourage':
      return word('order-note', action.type);
    case 'evade':
    case 'slip':
      return word('order-note', 'evade');
    case 'stand':
    case 'take-test':
    case 'test-again':
    case 'accept':
      return 'unit' in task ? word('order-note', 'of-unit', { unit: nameOf(state, task.unit) }) : null;
    default:
      return null;
  }
};
