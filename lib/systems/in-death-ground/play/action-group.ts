import { createActionGroup } from '@/lib/game/play/action-groups';
import type { Action } from './actions';

/** Actions that come in numbers and are listed under a heading. */
export const actionGroup = createActionGroup<Action>('words.in-death-ground', [
  'throw',
  'hold',
  'set-up',
  'hold-back',
  'arrive',
  'show',
  'sham',
  'enter',
  'march',
  'dismount',
  'remount',
  'aim',
  'encourage',
  'set-fire',
  'climb',
  'board',
]);
