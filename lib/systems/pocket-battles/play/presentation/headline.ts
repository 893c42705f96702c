import type { Sentence } from '@/lib/game/contract/sentence';
import type { Event } from '../actions';
import { describe as describeEntry } from '../describe';

/** What everybody must notice. */
const HEADLINES: readonly Event['type'][] = ['revealed', 'round-began', 'unit-destroyed', 'battle-ended'];

export const headline = (event: Event, viewer: string | 'all'): Sentence | null =>
  HEADLINES.includes(event.type) ? describeEntry(event, viewer) : null;
