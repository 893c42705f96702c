import { COUNTER_SIZES, type CounterSize } from './counter-groups';
import { BACKINGS, type CounterOptions, USUAL_COUNTERS } from './counters';
import { INKS } from './ink';
import { A4, LETTER, type Paper } from './paper';
import type { PrintOptions } from './sheet-contents';

/** What an address asks of a print; what makes no sense falls back to the usual. */
const paperOf = (asked: URLSearchParams): Paper => (asked.get('paper') === 'letter' ? LETTER : A4);

export const printOptions = (asked: URLSearchParams): PrintOptions => ({
  paper: paperOf(asked),
  ink: INKS.find(ink => ink === asked.get('ink')) ?? 'colour',
});

export const counterOptions = (asked: URLSearchParams, bases: readonly string[]): CounterOptions => ({
  ...printOptions(asked),
  size: sizeOf(asked, bases),
  backing: BACKINGS.find(backing => backing === asked.get('backing')) ?? USUAL_COUNTERS.backing,
});

const sizeOf = (asked: URLSearchParams, bases: readonly string[]): CounterSize => {
  const wish = asked.get('size');
  return (
    COUNTER_SIZES.find(size => String(size) === wish) ?? bases.find(id => id === wish) ?? USUAL_COUNTERS.size
  );
};
