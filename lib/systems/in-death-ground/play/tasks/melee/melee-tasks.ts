import type { Choice } from '../../actions';
import { recoilUnits } from '../morale/recoil';
import { allowOnlyIf, type Handler, offerTo, seatOfSide } from '../task-handler';
import { chooseHelp, choosePair, runMelee } from './melee';

/** 16.1 – Who was shot into disorder while closing in is put back. */
export const recoilHandler: Handler<'recoil'> = { run: recoilUnits };

export const meleeHandler: Handler<'melee'> = { run: runMelee };

/** 14.1 – Which of two enemies that it touches equally an element fights. */
export const pairHandler: Handler<'pair'> = {
  awaits: seatOfSide,
  offers: (state, { side, element, among }) =>
    offerTo(
      state,
      side,
      among.map((enemy): Choice => ({ type: 'fight', element, among: enemy })),
    ),
  objections: (_state, { element, among }, action) =>
    allowOnlyIf(action.type === 'fight' && action.element === element && among.includes(action.among)),
  choose: (game, _task, action) =>
    action.type === 'fight' ? choosePair(game, action.element, action.among) : game,
};

/** 14.3 – Which of two friends that it could help equally an element helps. */
export const supportHandler: Handler<'back'> = {
  awaits: seatOfSide,
  offers: (state, { side, element, among }) =>
    offerTo(
      state,
      side,
      among.map((friend): Choice => ({ type: 'support', element, among: friend })),
    ),
  objections: (_state, { element, among }, action) =>
    allowOnlyIf(action.type === 'support' && action.element === element && among.includes(action.among)),
  choose: (game, _task, action) =>
    action.type === 'support' ? chooseHelp(game, action.element, action.among) : game,
};
