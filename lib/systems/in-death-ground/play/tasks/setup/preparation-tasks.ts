import { objection } from '../../../rules/objection';
import type { Choice } from '../../actions';
import { commandOf, pushTasks, seatOf } from '../../game';
import type { SideIndex, State } from '../../state';
import { listBreachPlaces, openBreach, tryBreaches } from '../siege/gates-and-breaches';
import { allowOnlyIf, type Handler, NONE, NOT_NOW, offerTo, seatOfSide } from '../task-handler';
import { addDummy, isDummyAllowed, listDummies } from './dummy-units';
import { compareStakes, listStratagems, tryStratagem } from './stratagems';

/** 8.4 – Stakes are compared before any unit is set up. */
export const stratagemsHandler: Handler<'stratagems'> = { run: compareStakes };

/** 8.4 – The winner of the stakes names a stratagem. */
export const trickHandler: Handler<'trick'> = {
  awaits: seatOfSide,
  offers: (state, { side }) =>
    offerTo(
      state,
      side,
      listStratagems(state, side).map((stratagem): Choice => ({ type: 'trick', stratagem })),
    ),
  objections: (state, { side }, action) =>
    allowOnlyIf(action.type === 'trick' && listStratagems(state, side).includes(action.stratagem)),
  choose: (game, { side }, action) =>
    action.type === 'trick' ? tryStratagem(game, side, action.stratagem) : game,
};

/** 8.4 – Dummies of troops that the army may have, in units of a size that the book allows. */
export const dummiesHandler: Handler<'sham'> = {
  awaits: (state, { side, left }) =>
    left > 0 && listDummies(state, side).length > 0 ? seatOf(state, side) : null,
  offers: (state, { side }) => offerTo(state, side, [...listDummies(state, side), { type: 'no-more' }]),
  objections: (state, { side }, action) => {
    if (action.type === 'no-more') return NONE;
    if (action.type !== 'sham') return NOT_NOW;
    return isDummyAllowed(state, side, action) ? NONE : [objection('no-such-sham', '8.4', {}, ['entry'])];
  },
  choose: (game, task, action) => (action.type === 'sham' ? addDummy(game, task, action) : game),
};

/** 8.6 – Each breach that was paid for is thrown for. */
export const breachesHandler: Handler<'breaches'> = { run: tryBreaches };

const besiegerOf = (state: State): SideIndex => (commandOf(state, 0).role === 'attacker' ? 0 : 1);

/** 8.6 – The besieger chooses which section of wall is breached; neither a tower nor a gate. */
export const breachHandler: Handler<'breach'> = {
  awaits: state => seatOf(state, besiegerOf(state)),
  offers: state =>
    offerTo(
      state,
      besiegerOf(state),
      listBreachPlaces(state).map((at): Choice => ({ type: 'breach', at })),
    ),
  objections: (state, _task, action) => {
    if (action.type !== 'breach') return NOT_NOW;
    const isPlace = listBreachPlaces(state).some(([x, y]) => x === action.at[0] && y === action.at[1]);
    return isPlace ? NONE : [objection('no-breach', '8.6', {}, ['at'])];
  },
  choose: (game, { tries }, action) => {
    const rest = pushTasks(game, { type: 'breaches', tries });
    return action.type === 'breach' ? openBreach(rest, action.at) : rest;
  },
};
