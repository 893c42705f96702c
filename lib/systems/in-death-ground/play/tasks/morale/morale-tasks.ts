import { objection } from '../../../rules/objection';
import type { Choice } from '../../actions';
import { findUnit } from '../../field';
import { seatOf } from '../../game';
import { endTurn } from '../ending';
import { listEncouraged } from '../generals';
import { finishClimbs } from '../siege/ladders';
import { allowOnlyIf, type Handler, NONE, NOT_NOW, offerTo, seatOfUnit, sideOfUnit } from '../task-handler';
import { acceptFailure, rethrowTest, runNextTest, spareTest, startTests, throwTest } from './morale-tests';
import { beginTurn, encourageUnit, mayEncourage, rallyUnits } from './rally';
import { retreatUnits } from './retreats';

export const beginTurnHandler: Handler<'begin-turn'> = { run: beginTurn };

/** 16.2 – Every disordered unit throws. */
export const rallyHandler: Handler<'rally'> = { run: rallyUnits };

/** 16.2 – The general throws for a disordered unit nearby. */
export const encourageHandler: Handler<'encourage'> = {
  awaits: (state, task) => (mayEncourage(state, task) ? seatOf(state, task.side) : null),
  offers: (state, { side }) =>
    offerTo(state, side, [
      ...listEncouraged(state, side).map(({ id }): Choice => ({ type: 'encourage', unit: id })),
      { type: 'no-more' },
    ]),
  objections: (state, { side }, action) => {
    if (action.type === 'no-more') return NONE;
    if (action.type !== 'encourage') return NOT_NOW;
    if (listEncouraged(state, side).some(({ id }) => id === action.unit)) return NONE;
    const isDisordered = (findUnit(state.units, action.unit)?.markers ?? 0) > 0;
    return [objection(isDisordered ? 'general-too-far' : 'no-marker', '16.2', {}, ['unit'])];
  },
  choose: (game, task, action) =>
    action.type === 'encourage' ? encourageUnit(game, task, action.unit) : game,
};

export const retreatsHandler: Handler<'retreats'> = { run: retreatUnits };

/** 17.4 – Who has climbed for a turn steps onto the wall. */
export const climbsHandler: Handler<'climbs'> = { run: finishClimbs };

export const moraleHandler: Handler<'morale'> = { run: startTests };

export const testsHandler: Handler<'tests'> = { run: runNextTest };

/** 15.2 – The general may spare a unit its test. */
export const testHandler: Handler<'test'> = {
  awaits: seatOfUnit,
  offers: (state, task) =>
    offerTo(state, sideOfUnit(state, task), [{ type: 'spare' }, { type: 'take-test' }]),
  objections: (_state, _task, { type }) => allowOnlyIf(type === 'spare' || type === 'take-test'),
  choose: (game, task, { type }) => (type === 'spare' ? spareTest(game, task) : throwTest(game, task)),
};

/** 8.4 – On death ground a failed test may be thrown again. */
export const failedHandler: Handler<'failed'> = {
  awaits: seatOfUnit,
  offers: (state, task) =>
    offerTo(state, sideOfUnit(state, task), [{ type: 'test-again' }, { type: 'accept' }]),
  objections: (_state, _task, { type }) => allowOnlyIf(type === 'test-again' || type === 'accept'),
  choose: (game, task, { type }) =>
    type === 'test-again' ? rethrowTest(game, task) : acceptFailure(game, task),
};

export const endTurnHandler: Handler<'end-turn'> = { run: endTurn };
