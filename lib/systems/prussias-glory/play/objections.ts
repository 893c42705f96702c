import type { Finding } from '@/lib/game/contract/finding';
import { isSameAction } from '@/lib/game/play/action-equality';
import { refuse, toFinding } from '../rules/refusal';
import type { Action } from './actions';
import { findDecider, listTaskObjections, offersOf } from './sequence';
import type { State } from './state';

export const NOT_NOW: Finding = toFinding(refuse('not-now', '12'));

/** Why an action is not offered: a rule forbids it, or this is not the phase for it. */
export const reasonsAgainst = (state: State, action: Action): readonly Finding[] => {
  const own = listTaskObjections(state, action);
  return own.length > 0 ? own : [NOT_NOW];
};

/** Why a seat may not decide at all now. */
export const listSeatObjections = (state: State, seat: string): readonly Finding[] => {
  if (state.over) return [toFinding(refuse('battle-is-over', '22'))];
  return findDecider(state) === seat ? [] : [toFinding(refuse('not-your-decision', '12'))];
};

/** None: the action may be taken now. */
export const objections = (state: State, action: Action): readonly Finding[] => {
  const notNow = listSeatObjections(state, action.by);
  if (notNow.length > 0) return notNow;
  return offersOf(state).some(offer => isSameAction(offer, action)) ? [] : reasonsAgainst(state, action);
};
