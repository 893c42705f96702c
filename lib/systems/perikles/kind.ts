import type { Sentence } from '@/lib/game/sentence';
import type { Action } from './actions';
import { WORDS } from './describe';

/** Choices that come in numbers, and are told under a heading. */
const KINDS: readonly Action['type'][] = [
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

export const kind = ({ type }: Action): Sentence | null =>
  KINDS.includes(type) ? { code: `${WORDS}.kind.${type}` } : null;
