import type { Sentence } from '@/lib/game/contract/sentence';
import type { Action } from './actions';

const WORDS = 'words.lost-battles';

/** Choices that are listed under a heading because there are many of them. */
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
