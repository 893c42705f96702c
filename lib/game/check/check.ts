import type { Change } from '@/lib/documents/change';
import type { JsonPath } from '@/lib/documents/json-path';
import type { Finding, Severity } from '../contract/finding';
import type { RuleRef } from '../contract/rulebook';
import type { Sentence, SentenceValues } from '../contract/sentence';
import { MAX_COUNTED } from './limit-findings';
import { shortenValues } from './shorten-values';

export interface Violation {
  readonly path: JsonPath;
  readonly values: SentenceValues;
  /** Where one check replays many rules: the broken one. */
  readonly rule?: RuleRef;
}

/** One rule that an author can break. */
export interface Check<Document> {
  readonly code: string;
  readonly severity: Severity;
  readonly rule?: RuleRef;
  find(document: Document): Iterable<Violation>;
  /** Obvious fixes for one of its findings. */
  fixes?(document: Document, violation: Violation): readonly QuickFix[];
}

/** One fix for a finding, in one step of the history. */
export interface QuickFix {
  readonly label: Sentence;
  readonly changes: readonly Change[];
}

/** The fixes for a finding of these checks. */
export const findFixes = <Document>(
  checks: readonly Check<Document>[],
  document: Document,
  finding: Finding,
): readonly QuickFix[] =>
  finding.variant === undefined
    ? (checks.find(({ code }) => code === finding.code)?.fixes?.(document, finding) ?? [])
    : [];

/** Every violation that the checks find, up to a limit per severity, because a hostile document may have millions. */
export const runChecks = <Document>(checks: readonly Check<Document>[], document: Document): Finding[] => {
  const findings: Finding[] = [];
  const left: Record<Severity, number> = { error: MAX_COUNTED, warning: MAX_COUNTED };
  for (const check of checks)
    if (left[check.severity] > 0)
      for (const violation of check.find(document)) {
        findings.push(toFinding(check, violation));
        left[check.severity] -= 1;
        if (left[check.severity] === 0) break;
      }
  return findings;
};

const toFinding = <Document>({ code, severity, rule }: Check<Document>, violation: Violation): Finding => ({
  code,
  severity,
  ...(rule ? { rule } : {}),
  ...violation,
  values: shortenValues(violation.values),
});
