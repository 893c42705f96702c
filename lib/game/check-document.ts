import { applyJsonPatch } from '@/lib/documents/json-patch';
import { runChecks } from './check';
import type { DocumentKind } from './document-kind';
import type { Finding } from './finding';
import { migrate } from './migration';
import type { Variant } from './scenario-base';
import { shapeFindings } from './shape-findings';

export interface Checked<Document> {
  /** The document in its newest shape; null when it is malformed. */
  readonly document: Document | null;
  readonly findings: readonly Finding[];
}

/** Migrates, parses, then runs the checks on the base and on every variant; every failure becomes a finding, none is thrown. */
export const checkDocument = <Document>(kind: DocumentKind<Document>, json: unknown): Checked<Document> => {
  const read = readShape(kind, json);
  if (read.document === null) return read;
  const findings = runChecks(kind.checks, read.document);
  return {
    document: read.document,
    findings: [...findings, ...checkVariants(kind, read.document, findings)],
  };
};

/** Migrates and parses only: what can be said at once, before any rule is asked. */
export const readShape = <Document>(kind: DocumentKind<Document>, json: unknown): Checked<Document> => {
  if (!isRecord(json)) return { document: null, findings: [NOT_AN_OBJECT] };
  const migrated = migrate(json, kind.migrations, kind.version);
  if (migrated.type === 'unknown-version') return { document: null, findings: [migrated.finding] };
  const parsed = kind.schema.safeParse(migrated.document);
  return parsed.success
    ? { document: parsed.data, findings: [] }
    : { document: null, findings: shapeFindings(parsed.error.issues, json) };
};

const isRecord = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

const NOT_AN_OBJECT: Finding = { code: 'document/not-an-object', severity: 'error', path: [], values: {} };

const checkVariants = <Document>(
  kind: DocumentKind<Document>,
  document: Document,
  known: readonly Finding[],
): Finding[] =>
  variantsOf(document).flatMap((variant, index) => {
    const { findings } = readVariant(kind, document, variant);
    return findings
      .filter(finding => !known.some(other => sameFinding(finding, other)))
      .map(finding => ({ ...finding, path: ['variants', index], variant: variant.id }));
  });

/** The document as a variant has it; malformed when the patch does not fit. */
export const readVariant = <Document>(
  kind: DocumentKind<Document>,
  document: Document,
  variant: Variant,
): Checked<Document> => {
  const patched = applyJsonPatch(document, variant.patch);
  if (patched.type === 'unfit')
    return {
      document: null,
      findings: [
        {
          code: 'document/unfit-patch',
          severity: 'error',
          path: [],
          values: { variant: variant.title, at: patched.at },
        },
      ],
    };
  const read = readShape(kind, patched.document);
  if (read.document === null) return read;
  const shared = keepUntouched(document, patched.document, read.document);
  return { document: shared, findings: runChecks(kind.checks, shared) };
};

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

const sameFinding = (left: Finding, right: Finding): boolean =>
  left.code === right.code && JSON.stringify(left.path) === JSON.stringify(right.path);
