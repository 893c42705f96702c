import type { Sentence } from '@/lib/game/contract/sentence';
import type { Action } from './actions';

const WORDS = 'words.lost-battles';

/** Choices that come in numbers, and are told under a heading. */
const GROUPED_ACTIONS: readonly Action['type'][] = [
  'activate',
  'send-commander',
  'join',
  'order',
  'strike',
  'name-lead',
  'advance',
];

export const actionGroup = ({ type }: Action): Sentence | null =>
  GROUPED_ACTIONS.includes(type) ? { code: `${WORDS}.kind.${type}` } : null;
