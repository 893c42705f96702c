import type { Action } from '../actions';
import type { State } from '../state';
import { commandsOf } from '../tasks/activate-group';
import { declareStrike } from '../tasks/strike';

/** 3.2, 4.1, 4.4 – The commands that an activation or a bonus takes. */
export const computeCommandPrice = (state: State, action: Action): number => {
  const { phase } = state;
  if (action.type === 'order' && phase.type === 'muster')
    return commandsOf(state, phase.muster, action.activation);
  return action.type === 'strike' && phase.type === 'assault'
    ? declareStrike(state, phase.assault, action).commands
    : 0;
};
