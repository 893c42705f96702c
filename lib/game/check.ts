import type { Change } from '@/lib/documents/change';
import type { JsonPath } from '@/lib/documents/json-path';
import type { Finding, Severity } from './finding';
import { MOST_COUNTED } from './listed-findings';
import type { RuleRef } from './rulebook';
import type { Sentence, SentenceValues } from './sentence';
import { shortenValues } from './shown-value';

export interface Fault {
  readonly path: JsonPath;
  readonly values: SentenceValues;
  /** Where one check replays many rules: the one that is broken here. */
  readonly rule?: RuleRef;
}

/** One rule that an author can break. */
export interface Check<Document> {
  readonly code: string;
  readonly severity: Severity;
  readonly rule?: RuleRef;
  find(document: Document): Iterable<Fault>;
  /** Obvious ways to mend one of its faults. */
  fixes?(document: Document, fault: Fault): readonly QuickFix[];
}

/** One way to mend a fault, in one step of the history. */
export interface QuickFix {
  readonly label: Sentence;
  readonly changes: readonly Change[];
}

/** The ways to mend a finding of these checks. */
export const fixesFor = <Document>(
  checks: readonly Check<Document>[],
  document: Document,
  finding: Finding,
): readonly QuickFix[] =>
  finding.variant === undefined
    ? (checks.find(({ code }) => code === finding.code)?.fixes?.(document, finding) ?? [])
    : [];

/** Every fault that the checks find; of each severity only so many, because a hostile document may have millions. */
export const runChecks = <Document>(checks: readonly Check<Document>[], document: Document): Finding[] => {
  const findings: Finding[] = [];
  const left: Record<Severity, number> = { error: MOST_COUNTED, warning: MOST_COUNTED };
  for (const check of checks)
    if (left[check.severity] > 0)
      for (const fault of check.find(document)) {
        findings.push(findingOf(check, fault));
        left[check.severity] -= 1;
        if (left[check.severity] === 0) break;
      }
  return findings;
};

const findingOf = <Document>({ code, severity, rule }: Check<Document>, fault: Fault): Finding => ({
  code,
  severity,
  ...(rule ? { rule } : {}),
  ...fault,
  values: shortenValues(fault.values),
});
