import { COUNTER_SIZES, type CounterSize } from './cut-outs/counter-groups';
import { BACKINGS, type CounterOptions, DEFAULT_COUNTERS } from './cut-outs/counters';
import { INK_MODES } from './layout/ink-mode';
import { A4, LETTER, type Paper } from './layout/paper';
import type { PrintOptions } from './sheet/sheet-contents';

/** The print options in an address; nonsense falls back to the default. */
const paperOf = (asked: URLSearchParams): Paper => (asked.get('paper') === 'letter' ? LETTER : A4);

export const parsePrintOptions = (asked: URLSearchParams): PrintOptions => ({
  paper: paperOf(asked),
  ink: INK_MODES.find(ink => ink === asked.get('ink')) ?? 'colour',
});

export const parseCounterOptions = (asked: URLSearchParams, bases: readonly string[]): CounterOptions => ({
  ...parsePrintOptions(asked),
  size: sizeOf(asked, bases),
  backing: BACKINGS.find(backing => backing === asked.get('backing')) ?? DEFAULT_COUNTERS.backing,
});

const sizeOf = (asked: URLSearchParams, bases: readonly string[]): CounterSize => {
  const request = asked.get('size');
  return (
    COUNTER_SIZES.find(size => String(size) === request) ??
    bases.find(id => id === request) ??
    bases[0] ??
    DEFAULT_COUNTERS.size
  );
};
