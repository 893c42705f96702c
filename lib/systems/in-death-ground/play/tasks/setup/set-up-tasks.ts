import { objection } from '../../../rules/objection';
import type { Choice } from '../../actions';
import { getUnit } from '../../field';
import { seatOf } from '../../game';
import type { State } from '../../state';
import { WICK_TURNS, writeWick } from '../shooting/fireworks';
import {
  allowOnlyIf,
  type Handler,
  NONE,
  NOT_NOW,
  offerTo,
  seatOfSide,
  seatOfUnit,
  sideOfUnit,
} from '../task-handler';
import { arrive, callLateUnits, findArrivalObjections, listArrivalPlaces } from './arrivals';
import { enterTable, findEntryObjections, listEntryPlaces } from './column-entry';
import { findShowObjections, listShowPlaces, mayUnfold, unfoldUnit } from './concealment';
import {
  canSetUp,
  chooseOrder,
  findPlacementObjections,
  holdBack,
  listSetUpChoices,
  mayHoldBack,
  setUpUnit,
  skipSetUp,
  waitingUnitsOf,
} from './deployment';

/** 8.3 – The better commander says who sets up first. */
export const whoSetsUpHandler: Handler<'who-sets-up'> = {
  awaits: seatOfSide,
  offers: (state, { side }) => offerTo(state, side, [{ type: 'set-up-first' }, { type: 'set-up-second' }]),
  objections: (_state, _task, { type }) => allowOnlyIf(type === 'set-up-first' || type === 'set-up-second'),
  choose: (game, task, { type }) => chooseOrder(game, task, type === 'set-up-first'),
};

/** 8.3 – One of the units that wait is placed on ground of its side, hidden or held back. */
export const setUpHandler: Handler<'set-up'> = {
  awaits: (state, { side }) => (canSetUp(state, side) ? seatOf(state, side) : null),
  offers: (state, task) => offerTo(state, task.side, listSetUpChoices(state, task)),
  objections: (state, { side }, action) => {
    if (action.type !== 'set-up' && action.type !== 'hold-back') return NOT_NOW;
    const unit = waitingUnitsOf(state, side).find(({ id }) => id === action.unit);
    if (!unit) return [objection('not-waiting', '8.3', {}, ['unit'])];
    if (action.type === 'set-up') return findPlacementObjections(state, unit, action.to, action.hidden);
    return mayHoldBack(state, unit) ? NONE : [objection('too-many-late', '9.1', {}, ['unit'])];
  },
  choose: (game, task, action) => {
    if (action.type === 'hold-back') return holdBack(game, task, action.unit);
    return action.type === 'set-up' ? setUpUnit(game, task, action) : game;
  },
  run: skipSetUp,
};

const listFreeEntries = (state: State, id: string) => {
  const unit = getUnit(state.units, id);
  return listEntryPlaces(state, unit).filter(place => findEntryObjections(state, unit, place).length === 0);
};

/** 8.2 – The first of the column chooses where it comes on, the others follow; where it is full they wait. */
export const enterHandler: Handler<'enter'> = {
  awaits: (state, task) =>
    !state.entry && listFreeEntries(state, task.unit).length > 0 ? seatOfUnit(state, task) : null,
  offers: (state, task) =>
    offerTo(
      state,
      sideOfUnit(state, task),
      listEntryPlaces(state, getUnit(state.units, task.unit)).map(
        (to): Choice => ({ type: 'enter', unit: task.unit, to }),
      ),
    ),
  objections: (state, task, action) =>
    action.type === 'enter' && action.unit === task.unit
      ? findEntryObjections(state, getUnit(state.units, task.unit), action.to)
      : NOT_NOW,
  choose: (game, _task, action) =>
    action.type === 'enter' ? enterTable(game, action.unit, action.to) : game,
  run: (game, { unit }) => {
    const [only] = listFreeEntries(game.state, unit);
    return only ? enterTable(game, unit, only) : game;
  },
};

/** 9.1 – Both sides throw for their late units. */
export const lateHandler: Handler<'late'> = { run: callLateUnits };

/** 9.1 – A late unit comes on; where the edges are full it waits for another turn. */
export const arriveHandler: Handler<'arrive'> = {
  awaits: (state, task) => {
    const unit = getUnit(state.units, task.unit);
    const isRoom = listArrivalPlaces(state, unit).some(
      place => findArrivalObjections(state, unit, place).length === 0,
    );
    return isRoom ? seatOfUnit(state, task) : null;
  },
  offers: (state, task) =>
    offerTo(
      state,
      sideOfUnit(state, task),
      listArrivalPlaces(state, getUnit(state.units, task.unit)).map(
        (to): Choice => ({ type: 'arrive', unit: task.unit, to }),
      ),
    ),
  objections: (state, task, action) =>
    action.type === 'arrive' && action.unit === task.unit
      ? findArrivalObjections(state, getUnit(state.units, task.unit), action.to)
      : NOT_NOW,
  choose: (game, task, action) => (action.type === 'arrive' ? arrive(game, task, action) : game),
};

/** 8.4 – The player places the rest of a unit that hid its strength. */
export const unfoldHandler: Handler<'unfold'> = {
  awaits: (state, task) =>
    mayUnfold(state, getUnit(state.units, task.unit)) ? seatOfUnit(state, task) : null,
  offers: (state, task) =>
    offerTo(
      state,
      sideOfUnit(state, task),
      listShowPlaces(state, getUnit(state.units, task.unit)).map(
        (to): Choice => ({ type: 'show', unit: task.unit, to }),
      ),
    ),
  objections: (state, task, action) =>
    action.type === 'show' && action.unit === task.unit
      ? findShowObjections(state, getUnit(state.units, task.unit), action.to)
      : NOT_NOW,
  choose: (game, task, action) => (action.type === 'show' ? unfoldUnit(game, task, action.to) : game),
};

/** 19.12 – Before the battle the player writes down how long fire oxen burn. */
export const wickHandler: Handler<'wick'> = {
  awaits: seatOfUnit,
  offers: (state, task) =>
    offerTo(
      state,
      sideOfUnit(state, task),
      WICK_TURNS.map((turns): Choice => ({ type: 'wick', unit: task.unit, turns })),
    ),
  objections: (_state, task, action) =>
    allowOnlyIf(
      action.type === 'wick' && action.unit === task.unit && WICK_TURNS.some(turns => turns === action.turns),
    ),
  choose: (game, _task, action) =>
    action.type === 'wick' ? writeWick(game, action.unit, action.turns) : game,
};
