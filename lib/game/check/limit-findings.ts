import {
  countFindings,
  type Finding,
  type FindingCounts,
  isError,
  type ListedFindings,
  NONE_UNLISTED,
} from '../contract/finding';
import type { Sentence } from '../contract/sentence';

/** As many as a person may ever read of one document, its variants included. */
export const MAX_FINDINGS = 500;

/** How many errors, and how many warnings, are looked for in one document; where there are more, the count says "at least". */
export const MAX_COUNTED = 5000;

/** Keeps the most important ones: warnings are cut before errors. */
export const limitFindings = (
  all: readonly Finding[],
  uncounted: FindingCounts = NONE_UNLISTED,
): ListedFindings => {
  if (all.length <= MAX_FINDINGS) return { findings: all, unlisted: uncounted };
  const worstFirst = [...all.filter(isError), ...all.filter(finding => !isError(finding))];
  const { errors, warnings } = countFindings(worstFirst.slice(MAX_FINDINGS));
  return {
    findings: worstFirst.slice(0, MAX_FINDINGS),
    unlisted: { errors: errors + uncounted.errors, warnings: warnings + uncounted.warnings },
  };
};

/** "and 1,200 more", below a list of findings. */
export const describeMoreFindings = (more: number): Sentence => ({
  code: more < MAX_COUNTED - MAX_FINDINGS ? 'words.more-findings.exactly' : 'words.more-findings.at-least',
  values: { count: more },
});
