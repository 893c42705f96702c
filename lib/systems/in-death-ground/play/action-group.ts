import type { Sentence } from '@/lib/game/contract/sentence';
import type { Action } from './actions';

const WORDS = 'words.in-death-ground';

/** Choices that come in numbers, and are listed under a heading. */
const KINDS: readonly Action['type'][] = [
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
];

export const actionGroup = ({ type }: Action): Sentence | null =>
  KINDS.includes(type) ? { code: `${WORDS}.kind.${type}` } : null;
