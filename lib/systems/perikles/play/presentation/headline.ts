import type { Sentence } from '@/lib/game/contract/sentence';
import { WORDS } from '../../view/words';
import type { Event, EventType } from '../actions';

const NEWS: readonly EventType[] = [
  'plague-struck',
  'special-played',
  'revolted',
  'round-without-throw',
  'round-won',
  'place-taken',
  'place-held',
  'not-attacked',
  'round-began',
];

/** What everybody must notice: the log's own sentence, and why the game is over. */
export const headline = (event: Event): Sentence | null => {
  if (event.type === 'game-ended')
    return { code: `${WORDS}.headline.${String(event.values.cause ?? 'rounds')}` };
  return NEWS.includes(event.type) ? { code: `${WORDS}.event.${event.type}`, values: event.values } : null;
};
