import { applyJsonPatch } from '@/lib/documents/compare/json-patch';
import { findOversize, type Oversize } from '@/lib/documents/oversize';
import {
  countFindings,
  type Finding,
  type FindingCounts,
  type ListedFindings,
  NONE_UNLISTED,
  type Severity,
} from '../contract/finding';
import type { DocumentKind } from '../document/document-kind';
import type { Variant } from '../document/scenario-base';
import { type Check, runChecks } from './check';
import { limitFindings, MAX_COUNTED } from './limit-findings';
import { migrate } from './migrate';
import { toSchemaFindings } from './schema-findings';
import { shortenValues } from './shorten-values';
import { TRANSLATION_CHECKS } from './translation-checks';

export interface CheckedDocument<Document> extends ListedFindings {
  /** The document in its newest shape; null when it is malformed. */
  readonly document: Document | null;
  readonly findings: readonly Finding[];
  /**
   * Findings that were counted but are not in `findings`; at least this many where a severity reaches
   * `MOST_COUNTED`.
   */
  readonly unlisted: FindingCounts;
}

/** Migrates, parses, then runs the checks on the base and on every variant; every failure becomes a finding, none is thrown. */
export const checkDocument = <Document>(
  kind: DocumentKind<Document>,
  json: unknown,
): CheckedDocument<Document> => {
  const read = parseDocument(kind, json);
  if (read.document === null) return read;
  const findings = runChecks(checksOf(kind), read.document);
  addVariantFindings(kind, read.document, findings);
  return { document: read.document, ...limitFindings(findings) };
};

/**
 * The checks of a document itself: the rules of its game, and those for every document. Variants have no texts in
 * other languages.
 */
export const checksOf = <Document>({ checks }: DocumentKind<Document>): readonly Check<Document>[] => [
  ...checks,
  ...TRANSLATION_CHECKS,
];

/** Migrates and parses only: the part of the verdict that needs no rules. */
export const parseDocument = <Document>(
  kind: DocumentKind<Document>,
  json: unknown,
): CheckedDocument<Document> => {
  if (!isRecord(json)) return malformedResult([NOT_AN_OBJECT]);
  const oversize = findOversize(json);
  if (oversize) return malformedResult([oversizeFinding(oversize)]);
  const migrated = migrate(json, kind.migrations, kind.version);
  if (migrated.type === 'unknown-version') return malformedResult([migrated.finding]);
  const parsed = kind.schema.safeParse(migrated.document);
  return parsed.success
    ? { document: parsed.data, findings: [], unlisted: NONE_UNLISTED }
    : { document: null, ...toSchemaFindings(parsed.error.issues, json) };
};

const malformedResult = (findings: readonly Finding[]): CheckedDocument<never> => ({
  document: null,
  findings,
  unlisted: NONE_UNLISTED,
});

const oversizeFinding = ({ reason, limit }: Oversize): Finding => ({
  code: `document/${reason}`,
  severity: 'error',
  path: [],
  values: { limit },
});

const isRecord = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

const NOT_AN_OBJECT: Finding = { code: 'document/not-an-object', severity: 'error', path: [], values: {} };

/** Adds findings that only variants have; once a severity is full, no more of it are added. */
const addVariantFindings = <Document>(
  kind: DocumentKind<Document>,
  document: Document,
  findings: Finding[],
): void => {
  const known = new Set(findings.map(findingKey));
  const { errors, warnings } = countFindings(findings);
  const left: Record<Severity, number> = { error: MAX_COUNTED - errors, warning: MAX_COUNTED - warnings };
  for (const [index, variant] of variantsOf(document).entries())
    for (const finding of findVariantFindings(kind, document, variant))
      if (left[finding.severity] > 0 && !known.has(findingKey(finding))) {
        left[finding.severity] -= 1;
        findings.push({ ...finding, path: ['variants', index], variant: variant.id });
      }
};

/** The document as a variant has it; malformed when the patch does not fit. */
export const checkVariant = <Document>(
  kind: DocumentKind<Document>,
  document: Document,
  variant: Variant,
): CheckedDocument<Document> => {
  const read = parseVariant(kind, document, variant);
  if (read.document === null) return read;
  return { document: read.document, ...limitFindings(runChecks(kind.checks, read.document)) };
};

const findVariantFindings = <Document>(
  kind: DocumentKind<Document>,
  document: Document,
  variant: Variant,
): readonly Finding[] => {
  const read = parseVariant(kind, document, variant);
  return read.document === null ? read.findings : runChecks(kind.checks, read.document);
};

/** The same, read only: no rule is asked. */
export const parseVariant = <Document>(
  kind: DocumentKind<Document>,
  document: Document,
  variant: Variant,
): CheckedDocument<Document> => {
  const patched = applyJsonPatch(document, variant.patch);
  if (patched.type === 'unfit') return malformedResult([patchMismatchFinding(variant, patched.at)]);
  const read = parseDocument(kind, patched.document);
  if (read.document === null) return read;
  return { ...read, document: reuseUnchanged(document, patched.document, read.document) };
};

const patchMismatchFinding = ({ title }: Variant, at: string): Finding => ({
  code: 'document/unfit-patch',
  severity: 'error',
  path: [],
  values: shortenValues({ variant: title, at }),
});

/** What a patch left alone stays the same object, so that values cached for it still hold. */
const reuseUnchanged = <Document>(base: Document, patched: unknown, read: Document): Document => {
  if (patched === base) return base;
  if (!isRecord(base) || !isRecord(patched) || !isRecord(read)) return read;
  const kept: Record<string, unknown> = { ...read };
  for (const key of Object.keys(kept)) kept[key] = reuseUnchanged(base[key], patched[key], kept[key]);
  return kept as Document;
};

const variantsOf = (document: unknown): readonly Variant[] =>
  isRecord(document) && Array.isArray(document.variants) ? document.variants : [];

/** The key that recognises a variant's finding in the base as well. */
const findingKey = ({ code, path }: Finding): string => `${code} ${JSON.stringify(path)}`;
