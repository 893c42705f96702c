import type { PrintJob } from '../layout/print-job';

/** An empty page, so that what follows begins on a fresh sheet. */
export const BLANK = 'blank';

/** A part of the file as the contents page lists it. */
export interface ListedPart {
  readonly part: string;
  /** Its pages in the file: 4–5. */
  readonly range: string;
  /** What it is in short: its part, a map by how it is cut. */
  readonly hint: string;
  readonly job: PrintJob;
}

/** A print and which part it is. */
export interface NamedPart {
  readonly part: string;
  readonly job: PrintJob;
}

/** Which pages each part takes, the contents page being the first of all. */
export const listParts = (named: readonly NamedPart[], mapCut: string): readonly ListedPart[] => {
  let next = 2;
  return named.flatMap(({ part, job }) => {
    const [from, count] = [next, job.pages.length];
    next += count;
    if (part === BLANK) return [];
    const range = count === 1 ? String(from) : `${from}–${from + count - 1}`;
    return [{ part, range, hint: part === 'map' ? `map-${mapCut}` : part, job }];
  });
};
