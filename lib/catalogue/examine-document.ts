import { type Checked, readVariant } from '@/lib/game/check-document';
import type { DocumentKind, Format } from '@/lib/game/document-kind';
import type { ListedFindings } from '@/lib/game/finding';
import type { ScenarioBase } from '@/lib/game/scenario-base';
import type { DocumentVerdict, Verdict } from '@/lib/game/verdict';
import type { Facts } from '@/lib/store/facts';
import { findingsOfDocument, type ReadDocument, readDocument } from '@/lib/systems/read-document';
import { factsOfDocument } from './facts-of-document';
import { titleOf } from './title-of-document';

export type Examined =
  | {
      readonly type: 'readable';
      readonly kind: Format;
      readonly system: string;
      readonly title: string;
      /** What the catalogue says of it. */
      readonly facts: Facts;
      readonly verdict: DocumentVerdict;
    }
  | ({ readonly type: 'unreadable' } & ListedFindings);

/** All that has to be known of a document before it is published: what it is, what the catalogue says of it, what the rules say. */
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
    title: titleOf(json),
    facts,
    verdict: verdictOn(read),
  };
};

const verdictOn = (read: Exclude<ReadDocument, { type: 'unknown' }>): DocumentVerdict => {
  if (read.type === 'scenario') {
    const kind = read.system.documents.scenario;
    return { ...verdictOf(kind, read.checked), variants: variantVerdicts(kind, read.checked.document) };
  }
  const kind = read.system.documents[read.type];
  if (!kind) throw new Error(`no ${read.type} in ${read.system.id}`);
  return { ...verdictOf(kind, read.checked), variants: {} };
};

const verdictOf = <Document>(
  kind: DocumentKind<Document>,
  { document, findings, unlisted }: Checked<Document>,
): Verdict => ({ findings, unlisted, facts: document === null ? [] : kind.facts(document) });

const variantVerdicts = (
  kind: DocumentKind<ScenarioBase>,
  base: ScenarioBase | null,
): DocumentVerdict['variants'] =>
  Object.fromEntries(
    (base?.variants ?? []).flatMap(variant => {
      const read = readVariant(kind, { ...base, variants: [] } as ScenarioBase, variant);
      return read.document === null ? [] : [[variant.id, verdictOf(kind, read)]];
    }),
  );
