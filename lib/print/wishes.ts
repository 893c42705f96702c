import { BACKINGS, COUNTER_SIZES, type CounterOptions, USUAL_COUNTERS } from './counters';
import { A4, LETTER, type Paper } from './paper';
import type { MapOptions } from './poster';

/** What an address asks of a print; what makes no sense falls back to the usual. */
export const paperOf = (asked: URLSearchParams): Paper => (asked.get('paper') === 'letter' ? LETTER : A4);

const isGrey = (asked: URLSearchParams): boolean => asked.get('ink') === 'grey';

export const counterOptions = (asked: URLSearchParams): CounterOptions => ({
  paper: paperOf(asked),
  size: COUNTER_SIZES.find(size => String(size) === asked.get('size')) ?? USUAL_COUNTERS.size,
  backing: BACKINGS.find(backing => backing === asked.get('backing')) ?? USUAL_COUNTERS.backing,
  isGrey: isGrey(asked),
});

export const mapOptions = (asked: URLSearchParams): MapOptions => ({
  paper: paperOf(asked),
  isGrey: isGrey(asked),
});
