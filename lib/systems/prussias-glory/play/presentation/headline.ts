import type { Sentence } from '@/lib/game/contract/sentence';
import { words } from '../../view/words';
import type { Event } from '../actions';

/** What everybody must notice, whoever's turn it is. */
const HEADLINES: readonly string[] = [
  'army-activated',
  'coup-seen',
  'advance-declared',
  'advance-failed',
  'wing-arrived',
  'leader-wounded',
  'leader-killed',
  'second-takes-over',
  'no-commander',
  'army-demoralised',
  'army-broken',
  'surrendered',
  'game-ends',
];

export const headline = (event: Event): Sentence | null =>
  HEADLINES.includes(event.type) ? words(`event.${event.type}`, event.values) : null;
