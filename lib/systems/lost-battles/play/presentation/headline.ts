import type { Sentence, SentenceValues } from '@/lib/game/contract/sentence';
import type { Event } from '../actions';
import { WORDS } from './names';

const headlineOf = (id: string, values: SentenceValues = {}): Sentence => ({
  code: `${WORDS}.headline.${id}`,
  values,
});

/** Without troop type and class: a headline is short. */
const nameIn = ({ values }: Sentence): string => String(values?.name ?? '');

/** As many at once make news. */
const PANIC = 2;

/** What everybody must notice. */
export const headline = (event: Event): Sentence | null => {
  switch (event.type) {
    case 'rally-thrown':
      return event.outcome === 'killed' ? headlineOf('general-fell', { name: nameIn(event.general) }) : null;
    case 'general-withdrew':
      return headlineOf('general-withdrew', { name: nameIn(event.piece) });
    case 'morale-tested':
      return event.ran.length >= PANIC
        ? headlineOf('panic', { side: event.side, pieces: event.ran.map(({ values }) => counted(values)) })
        : null;
    case 'camp-entered':
      return headlineOf('camp', { tile: event.tile });
    case 'weather-thrown':
      return event.outcome === 'no-change' ? null : headlineOf(`weather.${event.outcome}`);
    case 'driven-off':
      return headlineOf('driven-off', { count: event.pieces.length });
    case 'battle-ended':
      return headlineOf(`ended.${event.cause}`, { beaten: event.beaten });
    default:
      return null;
  }
};

const counted = (values: SentenceValues = {}): Sentence => ({
  code: `${WORDS}.plan.counted`,
  values: { count: Number(values.count ?? 1), name: String(values.name ?? '') },
});
