import type { CatalogueEntry } from '@/lib/game/catalogue-entry';
import { checkDocument, readShape, readVariantShape } from '@/lib/game/check-document';
import type { DocumentKind } from '@/lib/game/document-kind';
import type { AnySystem } from '@/lib/game/game-system';
import type { Position } from '@/lib/game/position';
import type { ForceTable } from '@/lib/game/roster';
import type { ScenarioBase, Variant } from '@/lib/game/scenario-base';
import type { Verdict } from '@/lib/game/verdict';
import { identifyDocument } from '@/lib/systems/identify-document';

/** A document that a task of the worker is about, and what is known of it already. */
export interface Subject {
  /** As JSON. */
  readonly text: string;
  readonly variant: string | null;
  /** What the rules said of it; null: they are asked now. */
  readonly verdict: Verdict | null;
  /** Null: a draft. */
  readonly published: PublishedSubject | null;
  readonly locale: string;
}

export interface PublishedSubject {
  readonly slug: string;
  readonly n: number;
  readonly publishedAt: string;
  /** The whole address of its page. */
  readonly address: string;
}

/** A battle with everything that follows from its document. */
export interface Battle extends Verdict {
  readonly system: AnySystem;
  /** As the wanted variant has it. */
  readonly scenario: ScenarioBase;
  /** The battle itself, which alone names all variants. */
  readonly base: ScenarioBase;
  readonly variant: Variant | null;
  readonly position: Position;
}

/** Null: the document is not a battle that can be read, or has no such variant. */
export const battleOf = async (subject: Subject): Promise<Battle | null> => {
  const json: unknown = JSON.parse(subject.text);
  const found = await identifyDocument(json);
  if (found.type !== 'scenario') return null;
  const kind = found.system.documents.scenario;
  const base: ScenarioBase | null = readShape(kind, json).document;
  const variant = base?.variants.find(({ id }) => id === subject.variant) ?? null;
  if (base === null || (subject.variant !== null && variant === null)) return null;
  const scenario = variant === null ? base : readVariantShape(kind, base, variant).document;
  if (scenario === null) return null;
  return {
    system: found.system,
    scenario,
    base,
    variant,
    ...(subject.verdict ?? judge(kind, scenario)),
    position: found.system.setUp(scenario),
  };
};

/** An army or an army list with everything that follows from its document. */
export interface Troops extends Verdict {
  readonly kind: 'army' | 'army-list';
  readonly system: AnySystem;
  readonly document: unknown;
  readonly entry: CatalogueEntry;
  readonly tables: readonly ForceTable[];
}

/** Null: the document is not an army or a list that can be read. */
export const troopsOf = async (subject: Subject): Promise<Troops | null> => {
  const json: unknown = JSON.parse(subject.text);
  const found = await identifyDocument(json);
  if (found.type === 'unknown' || found.type === 'scenario') return null;
  const kind = found.system.documents[found.type];
  const { document = null } = kind ? readShape(kind, json) : {};
  if (!kind || document === null) return null;
  return {
    kind: found.type,
    system: found.system,
    document,
    entry: kind.catalogue(document),
    tables: kind.roster(document),
    ...(subject.verdict ?? judge(kind, document)),
  };
};

const judge = <Document>(kind: DocumentKind<Document>, document: Document): Verdict => {
  const { findings, unlisted } = checkDocument(kind, document);
  return { findings, unlisted, facts: kind.facts(document) };
};
