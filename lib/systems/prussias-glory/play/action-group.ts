import type { Sentence } from '@/lib/game/contract/sentence';
import type { Action } from './actions';

const WORDS = 'words.prussias-glory';

/** Choices that come in numbers and are listed under a heading. */
const GROUPED_ACTIONS: readonly Action['type'][] = [
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
];

export const actionGroup = ({ type }: Action): Sentence | null =>
  GROUPED_ACTIONS.includes(type) ? { code: `${WORDS}.kind.${type}` } : null;
