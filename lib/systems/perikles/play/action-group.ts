import type { Sentence } from '@/lib/game/contract/sentence';
import { WORDS } from '../view/words';
import type { Action } from './actions';

/** Choices that come in numbers, and are listed under a heading. */
const GROUPED_ACTIONS: readonly Action['type'][] = [
  'lay',
  'pick',
  'nominate',
  'assassinate',
  'plague',
  'alkibiades',
  'shift',
  'take',
  'send',
  'spend',
  'slave-revolt',
];

export const actionGroup = ({ type }: Action): Sentence | null =>
  GROUPED_ACTIONS.includes(type) ? { code: `${WORDS}.kind.${type}` } : null;
