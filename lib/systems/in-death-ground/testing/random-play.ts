import {
  chooseByWeight,
  createPlayOut,
  type Decision as GameDecision,
  type Random,
} from '@/lib/game/testing/play-out';
import { play } from '../play';
import type { Action, ActionType, Event } from '../play/actions';
import type { State } from '../play/state';

const EAGERNESS: Readonly<Partial<Record<ActionType, number>>> = {
  throw: 6,
  hold: 0.4,
  rest: 0.1,
  yield: 0.005,
  march: 5,
  stay: 0.3,
  dismount: 0.2,
  'set-fire': 1,
  leave: 40,
  climb: 30,
  cross: 30,
  board: 8,
  alight: 0.5,
};

const eagernessOf = (action: Action): number => {
  if (action.type === 'march' && action.as === 'charge') return 40;
  if (action.type === 'march' && (action.as === 'advance' || action.as === 'close-in')) return 12;
  if (action.type === 'march' && action.as === 'storm') return 60;
  return EAGERNESS[action.type] ?? 4;
};

/** Uniform choices shuffle about; an eager player seeks the enemy. */
export const chooseEagerly = (chance: Random, actions: readonly Action[]): Action | undefined =>
  chooseByWeight(chance, actions, eagernessOf);

export { seedRandom } from '@/lib/game/testing/play-out';

export type Decision = GameDecision<State, Action, Event>;

/** Plays a game to its end, showing each decision on the way. */
export const playOut = createPlayOut(play);
