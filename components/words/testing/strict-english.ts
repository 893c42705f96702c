import { messages } from '@/content/messages/en';
import type { Say } from '@/lib/game/contract/sentence';
import { makeSay } from '../make-say';

/** English for tests: a missing word or value throws. */
export const say: Say = makeSay(messages, 'en', error => {
  throw error;
});
