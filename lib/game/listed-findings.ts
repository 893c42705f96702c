import { type Finding, isError, type ListedFindings, NONE_UNLISTED, type Tally, tally } from './finding';
import type { Sentence } from './sentence';

/** As many as a person may ever read of one document, its variants included. */
export const MOST_FINDINGS = 500;

/** Errors, and likewise warnings, that are looked for in one document; where there are more, the count says "at least". */
export const MOST_COUNTED = 5000;

/** Keeps what is listed; what is cut are warnings before errors. */
export const listFindings = (all: readonly Finding[], uncounted: Tally = NONE_UNLISTED): ListedFindings => {
  if (all.length <= MOST_FINDINGS) return { findings: all, unlisted: uncounted };
  const worstFirst = [...all.filter(isError), ...all.filter(finding => !isError(finding))];
  const { errors, warnings } = tally(worstFirst.slice(MOST_FINDINGS));
  return {
    findings: worstFirst.slice(0, MOST_FINDINGS),
    unlisted: { errors: errors + uncounted.errors, warnings: warnings + uncounted.warnings },
  };
};

/** "and 1,200 more", below a list of findings. */
export const moreSentence = (more: number): Sentence => ({
  code: more < MOST_COUNTED - MOST_FINDINGS ? 'words.more-findings.exactly' : 'words.more-findings.at-least',
  values: { count: more },
});
