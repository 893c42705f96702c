import { createActionGroup } from '@/lib/game/play/action-groups';
import type { Action } from './actions';

/** Actions that come in numbers and are listed under a heading. */
export const actionGroup = createActionGroup<Action>('words.lost-battles', [
  'activate',
  'send-commander',
  'join',
  'order',
  'strike',
  'name-lead',
  'advance',
]);
