import { applyJsonPatch } from '@/lib/documents/json-patch';
import { type Oversize, oversizeOf } from '@/lib/documents/oversize';
import { runChecks } from './check';
import type { DocumentKind } from './document-kind';
import {
  type Finding,
  type ListedFindings,
  NONE_UNLISTED,
  type Severity,
  type Tally,
  tally,
} from './finding';
import { listFindings, MOST_COUNTED } from './listed-findings';
import { migrate } from './migration';
import type { Variant } from './scenario-base';
import { shapeFindings } from './shape-findings';
import { shortenValues } from './shown-value';

export interface Checked<Document> extends ListedFindings {
  /** The document in its newest shape; null when it is malformed. */
  readonly document: Document | null;
  readonly findings: readonly Finding[];
  /** Findings that were counted but are not in `findings`; "at least" so many where a severity reaches `MOST_COUNTED`. */
  readonly unlisted: Tally;
}

/** Migrates, parses, then runs the checks on the base and on every variant; every failure becomes a finding, none is thrown. */
export const checkDocument = <Document>(kind: DocumentKind<Document>, json: unknown): Checked<Document> => {
  const read = readShape(kind, json);
  if (read.document === null) return read;
  const findings = runChecks(kind.checks, read.document);
  addVariantFindings(kind, read.document, findings);
  return { document: read.document, ...listFindings(findings) };
};

/** Migrates and parses only: what can be said at once, before any rule is asked. */
export const readShape = <Document>(kind: DocumentKind<Document>, json: unknown): Checked<Document> => {
  if (!isRecord(json)) return malformed([NOT_AN_OBJECT]);
  const oversize = oversizeOf(json);
  if (oversize) return malformed([oversizeFinding(oversize)]);
  const migrated = migrate(json, kind.migrations, kind.version);
  if (migrated.type === 'unknown-version') return malformed([migrated.finding]);
  const parsed = kind.schema.safeParse(migrated.document);
  return parsed.success
    ? { document: parsed.data, findings: [], unlisted: NONE_UNLISTED }
    : { document: null, ...shapeFindings(parsed.error.issues, json) };
};

const malformed = (findings: readonly Finding[]): Checked<never> => ({
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

/** Adds what only the variants break; once a severity has all its places taken, no more of it are added. */
const addVariantFindings = <Document>(
  kind: DocumentKind<Document>,
  document: Document,
  findings: Finding[],
): void => {
  const known = new Set(findings.map(keyOf));
  const { errors, warnings } = tally(findings);
  const left: Record<Severity, number> = { error: MOST_COUNTED - errors, warning: MOST_COUNTED - warnings };
  for (const [index, variant] of variantsOf(document).entries())
    for (const finding of findingsOfVariant(kind, document, variant))
      if (left[finding.severity] > 0 && !known.has(keyOf(finding))) {
        left[finding.severity] -= 1;
        findings.push({ ...finding, path: ['variants', index], variant: variant.id });
      }
};

/** The document as a variant has it; malformed when the patch does not fit. */
export const readVariant = <Document>(
  kind: DocumentKind<Document>,
  document: Document,
  variant: Variant,
): Checked<Document> => {
  const read = readVariantShape(kind, document, variant);
  if (read.document === null) return read;
  return { document: read.document, ...listFindings(runChecks(kind.checks, read.document)) };
};

const findingsOfVariant = <Document>(
  kind: DocumentKind<Document>,
  document: Document,
  variant: Variant,
): readonly Finding[] => {
  const read = readVariantShape(kind, document, variant);
  return read.document === null ? read.findings : runChecks(kind.checks, read.document);
};

/** The same, read only: no rule is asked. */
export const readVariantShape = <Document>(
  kind: DocumentKind<Document>,
  document: Document,
  variant: Variant,
): Checked<Document> => {
  const patched = applyJsonPatch(document, variant.patch);
  if (patched.type === 'unfit') return malformed([unfitPatch(variant, patched.at)]);
  const read = readShape(kind, patched.document);
  if (read.document === null) return read;
  return { ...read, document: keepUntouched(document, patched.document, read.document) };
};

const unfitPatch = ({ title }: Variant, at: string): Finding => ({
  code: 'document/unfit-patch',
  severity: 'error',
  path: [],
  values: shortenValues({ variant: title, at }),
});

/** What a patch left alone stays the same object, so that whatever was worked out for it still holds. */
const keepUntouched = <Document>(base: Document, patched: unknown, read: Document): Document => {
  if (patched === base) return base;
  if (!isRecord(base) || !isRecord(patched) || !isRecord(read)) return read;
  const kept: Record<string, unknown> = { ...read };
  for (const key of Object.keys(kept)) kept[key] = keepUntouched(base[key], patched[key], kept[key]);
  return kept as Document;
};

const variantsOf = (document: unknown): readonly Variant[] =>
  isRecord(document) && Array.isArray(document.variants) ? document.variants : [];

/** By which a finding of a variant is known to stand in the base as well. */
const keyOf = ({ code, path }: Finding): string => `${code} ${JSON.stringify(path)}`;
