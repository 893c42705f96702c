import { checkDocument, parseDocument, parseVariant } from '@/lib/game/check/check-document';
import type { Verdict } from '@/lib/game/check/verdict';
import type { AnySystem } from '@/lib/game/contract/game-system';
import type { Position } from '@/lib/game/contract/position';
import type { CatalogueEntry } from '@/lib/game/document/catalogue-entry';
import type { DocumentKind } from '@/lib/game/document/document-kind';
import type { ForceTable } from '@/lib/game/document/roster';
import type { ScenarioBase, Variant } from '@/lib/game/document/scenario-base';
import { identifyDocument } from '@/lib/systems/identify-document';

/** A document that a task of the worker is about, and what is known of it already. */
export interface TaskDocument {
  /** As JSON. */
  readonly text: string;
  readonly variant: string | null;
  /** What the rules said of it; null: they are asked now. */
  readonly verdict: Verdict | null;
  /** Null: a draft. */
  readonly published: PublishedReference | null;
  readonly locale: string;
}

export interface PublishedReference {
  readonly slug: string;
  readonly n: number;
  readonly publishedAt: string;
  /** The whole address of its page. */
  readonly address: string;
}

/** A battle with everything that follows from its document. */
export interface LoadedBattle extends Verdict {
  readonly system: AnySystem;
  /** As the wanted variant has it. */
  readonly scenario: ScenarioBase;
  /** The battle itself, which alone names all variants. */
  readonly base: ScenarioBase;
  readonly variant: Variant | null;
  readonly position: Position;
}

/** Null: the document is not a battle that can be read, or has no such variant. */
export const readBattle = async (subject: TaskDocument): Promise<LoadedBattle | null> => {
  const json: unknown = JSON.parse(subject.text);
  const found = await identifyDocument(json);
  if (found.type !== 'scenario') return null;
  const kind = found.system.documents.scenario;
  const base: ScenarioBase | null = parseDocument(kind, json).document;
  const variant = base?.variants.find(({ id }) => id === subject.variant) ?? null;
  if (base === null || (subject.variant !== null && variant === null)) return null;
  const scenario = variant === null ? base : parseVariant(kind, base, variant).document;
  if (scenario === null) return null;
  return {
    system: found.system,
    scenario,
    base,
    variant,
    ...(subject.verdict ?? makeVerdict(kind, scenario)),
    position: found.system.setUp(scenario),
  };
};

/** An army or an army list with everything that follows from its document. */
export interface LoadedTroops extends Verdict {
  readonly kind: 'army' | 'army-list';
  readonly system: AnySystem;
  readonly document: unknown;
  readonly entry: CatalogueEntry;
  readonly tables: readonly ForceTable[];
}

/** Null: the document is not an army or a list that can be read. */
export const readTroops = async (subject: TaskDocument): Promise<LoadedTroops | null> => {
  const json: unknown = JSON.parse(subject.text);
  const found = await identifyDocument(json);
  if (found.type === 'unknown' || found.type === 'scenario') return null;
  const kind = found.system.documents[found.type];
  const { document = null } = kind ? parseDocument(kind, json) : {};
  if (!kind || document === null) return null;
  return {
    kind: found.type,
    system: found.system,
    document,
    entry: kind.catalogue(document),
    tables: kind.roster(document),
    ...(subject.verdict ?? makeVerdict(kind, document)),
  };
};

const makeVerdict = <Document>(kind: DocumentKind<Document>, document: Document): Verdict => {
  const { findings, unlisted } = checkDocument(kind, document);
  return { findings, unlisted, facts: kind.facts(document) };
};
