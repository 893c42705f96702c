import type { Sentence } from '@/lib/game/sentence';
import type { Action } from './actions';

const WORDS = 'words.lost-battles';

/** Choices that come in numbers, and are told under a heading. */
const KINDS: readonly Action['type'][] = [
  'activate',
  'send-commander',
  'join',
  'order',
  'strike',
  'name-lead',
  'advance',
];

export const kind = ({ type }: Action): Sentence | null =>
  KINDS.includes(type) ? { code: `${WORDS}.kind.${type}` } : null;
