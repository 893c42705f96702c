import type { Action } from '../../actions';
import { getCurrentTask } from '../../game';
import type { State, TaskType } from '../../state';

/** Questions that belong to the order before them: its way, its answers, its losses, its tests. */
const BELONGS: readonly TaskType[] = [
  'march',
  'evade',
  'unfold',
  'lose',
  'pair',
  'back',
  'test',
  'failed',
  'wick',
];

/** A unit's move with its dice and answers is one line, a shooting with the melees and tests after it one order. */
export const startsOrder = (state: State, action: Action): boolean =>
  action.type === 'yield' || !BELONGS.includes(getCurrentTask(state).type);
