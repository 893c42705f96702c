import type { JsonPath } from '@/lib/documents/json-path';
import type { RuleRef } from './rulebook';
import type { Sentence, SentenceValues } from './sentence';

export type Severity = 'error' | 'warning';

/** A sentence about one place in a document (or in an order): an author's mistake and a player's illegal wish alike. */
export interface Finding {
  /** Stable name; its sentence stands in the messages under `findings`. */
  readonly code: string;
  readonly severity: Severity;
  /** Absent when the document is malformed. */
  readonly rule?: RuleRef;
  /** Selects text and counter alike. */
  readonly path: JsonPath;
  readonly values: SentenceValues;
  /** The id of the variant in which it appears, when the base document does not have it. */
  readonly variant?: string;
}

export const sentenceOf = (finding: Finding): Sentence => ({
  code: `findings.${finding.code}`,
  values: finding.values,
});

export const isError = (finding: Finding): boolean => finding.severity === 'error';

export interface Tally {
  readonly errors: number;
  readonly warnings: number;
}

export const tally = (findings: readonly Finding[]): Tally => {
  const errors = findings.filter(isError).length;
  return { errors, warnings: findings.length - errors };
};
