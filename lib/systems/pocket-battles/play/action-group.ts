import { createActionGroup } from '@/lib/game/play/action-groups';
import { WORDS } from '../view/words';
import type { Action } from './actions';

/** Actions that come in numbers and are listed under a heading. */
export const actionGroup = createActionGroup<Action>(WORDS, [
  'place',
  'arrive',
  'redeploy',
  'move',
  'attack',
  'continue',
  'leave',
  'shoot',
  'inspire',
  'command',
  'remove',
  'bear',
]);
