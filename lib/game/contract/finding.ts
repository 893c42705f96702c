import type { JsonPath } from '@/lib/documents/json-path';
import type { RuleRef } from './rulebook';
import type { Sentence, SentenceValues } from './sentence';

export type Severity = 'error' | 'warning';

/** A sentence about one place in a document (or in an order): an author's mistake or a player's illegal action. */
export interface Finding {
  /** Stable name; its sentence stands in the messages under `findings`. */
  readonly code: string;
  readonly severity: Severity;
  /** Absent when the document is malformed. */
  readonly rule?: RuleRef;
  /** Selects the text and the counter. */
  readonly path: JsonPath;
  readonly values: SentenceValues;
  /** The id of the variant that has it, when the base document does not. */
  readonly variant?: string;
}

export const describeFinding = (finding: Finding): Sentence => ({
  code: `findings.${finding.code}`,
  values: finding.values,
});

export const isError = (finding: Finding): boolean => finding.severity === 'error';

export interface FindingCounts {
  readonly errors: number;
  readonly warnings: number;
}

/** The findings that are listed, and how many more there are. */
export interface ListedFindings {
  readonly findings: readonly Finding[];
  readonly unlisted: FindingCounts;
}

export const countFindings = (findings: readonly Finding[]): FindingCounts => {
  const errors = findings.filter(isError).length;
  return { errors, warnings: findings.length - errors };
};

/** Findings that are counted but not listed: none. */
export const NONE_UNLISTED: FindingCounts = { errors: 0, warnings: 0 };

/** All findings, those beyond the list included. */
export const countAllFindings = ({ findings, unlisted }: ListedFindings): FindingCounts => {
  const { errors, warnings } = countFindings(findings);
  return { errors: errors + unlisted.errors, warnings: warnings + unlisted.warnings };
};

/** How many findings the list leaves out. */
export const sumCounts = ({ errors, warnings }: FindingCounts): number => errors + warnings;
