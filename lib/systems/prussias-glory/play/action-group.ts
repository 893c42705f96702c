import { createActionGroup } from '@/lib/game/play/action-groups';
import type { Action } from './actions';

/** Actions that come in numbers and are listed under a heading. */
export const actionGroup = createActionGroup<Action>('words.prussias-glory', [
  'move',
  'raise',
  'form-column',
  'bring',
  'enter',
  'step',
  'attack',
  'aim',
  'lay',
  'quarter',
  'retreat-to',
  'advance',
  'lead',
  'lose-step',
  'charge',
  'deploy',
]);
