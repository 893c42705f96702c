import type { Order } from '@/lib/game/contract/play-presentation';
import { words } from '../../../view/words';
import { about } from '../../about';
import type { Action } from '../../actions';
import type { State } from '../../state';
import { describeChoice } from './choice-words';

/** A single action as an order. */
export const createPlainOrder = (state: State, action: Action): Order<Action> => ({
  about: about(state, action),
  actions: [action],
  label: describeChoice(action, state),
  ...(action.type === 'leave-map' ? { isDangerous: true } : {}),
  ...(action.type === 'inspire' ? { short: words('order.inspire') } : {}),
});
