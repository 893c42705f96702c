import { objection } from '../../../rules/objection';
import type { Choice } from '../../actions';
import { findUnit, getUnit, isInSight } from '../../field';
import { pushTasks, seatOf } from '../../game';
import { loseElement } from '../morale/losses';
import { allowOnlyIf, type Handler, NONE, NOT_NOW, offerTo, seatOfUnit, sideOfUnit } from '../task-handler';
import { shootEngine } from './engines';
import { layFire } from './fires';
import { lightOxen, unlitOxenOf } from './fireworks';
import { setTowerOnFire } from './tower-fires';
import { listLosable, loseOnlyChoice, shootVolleys } from './volleys';

/** 11.1 – All shoot at once. */
export const volleysHandler: Handler<'volleys'> = { run: shootVolleys };

/** 17.2, 17.3 – What an engine did to a gate or a siege tower. */
export const engineHandler: Handler<'engine'> = { run: shootEngine };

/** 13.4 – The owner says which element is lost, where there is a choice. */
export const loseHandler: Handler<'lose'> = {
  awaits: (state, task) => {
    const unit = getUnit(state.units, task.unit);
    return isInSight(unit) && listLosable(unit).length > 1 ? seatOfUnit(state, task) : null;
  },
  offers: (state, task) =>
    offerTo(
      state,
      sideOfUnit(state, task),
      listLosable(getUnit(state.units, task.unit)).map((element): Choice => ({ type: 'lose', element })),
    ),
  objections: (state, task, action) =>
    allowOnlyIf(
      action.type === 'lose' && listLosable(getUnit(state.units, task.unit)).includes(action.element),
    ),
  choose: (game, { unit }, action) =>
    action.type === 'lose' ? loseElement(game, unit, action.element) : game,
  run: loseOnlyChoice,
};

/** 13.5, 17.3 – Those who are still at a piece of ground or a siege tower set it on fire. */
export const layFireHandler: Handler<'lay-fire'> = {
  run: (game, task) =>
    findUnit(game.state.units, task.piece) ? setTowerOnFire(game, task) : layFire(game, task),
};

/** 19.12 – Oxen are lit as the moves begin. */
export const oxenHandler: Handler<'oxen'> = {
  awaits: (state, { side }) => (unlitOxenOf(state, side).length > 0 ? seatOf(state, side) : null),
  offers: (state, { side }) =>
    offerTo(state, side, [
      { type: 'not-yet' },
      ...unlitOxenOf(state, side).map(({ id }): Choice => ({ type: 'light', unit: id })),
    ]),
  objections: (state, { side }, action) => {
    if (action.type === 'not-yet') return NONE;
    if (action.type !== 'light') return NOT_NOW;
    const isHerd = unlitOxenOf(state, side).some(({ id }) => id === action.unit);
    return isHerd ? NONE : [objection('not-oxen', '19.12', {}, ['unit'])];
  },
  choose: (game, task, action) =>
    action.type === 'light' ? lightOxen(pushTasks(game, task), action.unit) : game,
};
