import type { Sentence } from '@/lib/game/contract/sentence';
import type { Event } from '../../actions';
import { describe as tell } from '../../describe';
import { describeMelee, marginOf } from './lines';

const NOTICED: readonly Event['type'][] = [
  'general-lost',
  'baggage-taken',
  'battle-ended',
  'destroyed',
  'left-table',
  'revealed',
  'seen-through',
  'gate-broken',
  'machine-lost',
  'ship-gone',
  'burst',
  'on-wall',
  'ran-wild',
];

/**
 * Events that everybody must notice: the fall of a general or a unit, an ambush, a breach, the winner of a melee,
 * the end.
 */
export const headline = (event: Event, viewer: string | 'all'): Sentence | null => {
  if (viewer !== 'all' && event.readers && !event.readers.includes(viewer)) return null;
  if (event.type === 'fought') return marginOf(event) === 0 ? null : describeMelee(event);
  if (event.type === 'tricked') return tell(event);
  return NOTICED.includes(event.type) ? tell(event) : null;
};
