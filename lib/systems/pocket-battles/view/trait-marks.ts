import type { Trait } from '../vocabulary';

/** A small sign for each trait, as path data in a box of 8. */
export const TRAIT_MARKS: Readonly<Record<Trait, string>> = {
  fast: 'M0 1L3.4 4L0 7L0 5L1.2 4L0 3ZM3.8 1L7.2 4L3.8 7L3.8 5L5 4L3.8 3Z',
  fury: 'M4 0Q7.6 3.2 7 5.2A3.1 3.1 0 0 1 1 5.2Q1 3.6 2.6 2.6Q2.8 4 3.6 4.2Q4.6 2.4 4 0Z',
  overwhelming: 'M0 3.1H4.2V.8L8 4L4.2 7.2V4.9H0Z',
  steady: 'M.8 .8Q4 0 7.2 .8V4Q7 6.6 4 8Q1 6.6 .8 4Z',
  responsive: 'M6.8 7.4Q7.4 2.6 3.6 2.4V.4L.2 3.4L3.6 6.4V4.4Q5.6 4.4 5.4 7.4Z',
  skirmish: 'M1 1h2v2h-2ZM5 1h2v2h-2ZM3 3.4h2v2h-2ZM1 5.8h2v2h-2ZM5 5.8h2v2h-2Z',
  inspire: 'M4 0L5 2.8L8 2.9L5.6 4.8L6.5 7.8L4 6L1.5 7.8L2.4 4.8L0 2.9L3 2.8Z',
  command: 'M1.2 0H2.2V.6H7.4L5.8 2.4L7.4 4.2H2.2V8H1.2Z',
};
