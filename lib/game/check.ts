import type { JsonPath } from '@/lib/documents/json-path';
import type { Finding, Severity } from './finding';
import type { RuleRef } from './rulebook';
import type { SentenceValues } from './sentence';

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
}

export const runChecks = <Document>(checks: readonly Check<Document>[], document: Document): Finding[] =>
  checks.flatMap(check =>
    Array.from(check.find(document), fault => ({
      code: check.code,
      severity: check.severity,
      ...(check.rule ? { rule: check.rule } : {}),
      ...fault,
    })),
  );
