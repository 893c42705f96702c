import { type CheckedDocument, checkVariant } from '@/lib/game/check/check-document';
import type { DocumentVerdict, Verdict } from '@/lib/game/check/verdict';
import type { ListedFindings } from '@/lib/game/contract/finding';
import type { DocumentFormat, DocumentKind } from '@/lib/game/document/document-kind';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import type { Facts } from '@/lib/store/catalogue/facts';
import { findingsOfDocument, type ReadDocument, readDocument } from '@/lib/systems/read-document';
import { factsOfDocument } from './facts-of-document';
import { documentTitleOf } from './title-of-document';

export type Examined =
  | {
      readonly type: 'readable';
      readonly kind: DocumentFormat;
      readonly system: string;
      readonly title: string;
      /** Its facts for the catalogue. */
      readonly facts: Facts;
      readonly verdict: DocumentVerdict;
    }
  | ({ readonly type: 'unreadable' } & ListedFindings);

/** Everything that must be known about a document before it is published: its kind, its facts, its verdict. */
export const examineDocument = async (json: unknown): Promise<Examined> => {
  const read = await readDocument(json);
  const facts = factsOfDocument(read);
  if (read.type === 'unknown' || facts === null) {
    const { findings, unlisted } = findingsOfDocument(read);
    return { type: 'unreadable', findings, unlisted };
  }
  return {
    type: 'readable',
    kind: read.type,
    system: read.system.id,
    title: documentTitleOf(json),
    facts,
    verdict: documentVerdictOf(read),
  };
};

const documentVerdictOf = (read: Exclude<ReadDocument, { type: 'unknown' }>): DocumentVerdict => {
  if (read.type === 'scenario') {
    const kind = read.system.documents.scenario;
    return { ...verdictOf(kind, read.checked), variants: variantVerdictsOf(kind, read.checked.document) };
  }
  const kind = read.system.documents[read.type];
  if (!kind) throw new Error(`no ${read.type} in ${read.system.id}`);
  return { ...verdictOf(kind, read.checked), variants: {} };
};

const verdictOf = <Document>(
  kind: DocumentKind<Document>,
  { document, findings, unlisted }: CheckedDocument<Document>,
): Verdict => ({ findings, unlisted, facts: document === null ? [] : kind.facts(document) });

const variantVerdictsOf = (
  kind: DocumentKind<ScenarioBase>,
  base: ScenarioBase | null,
): DocumentVerdict['variants'] =>
  Object.fromEntries(
    (base?.variants ?? []).flatMap(variant => {
      const read = checkVariant(kind, { ...base, variants: [] } as ScenarioBase, variant);
      return read.document === null ? [] : [[variant.id, verdictOf(kind, read)]];
    }),
  );
