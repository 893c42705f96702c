import { inLanguage, listLanguages } from '@/lib/documents/translations/in-language';
import { verdictInLanguage } from '@/lib/documents/translations/verdict-in-language';
import { checkDocument, parseDocument, parseVariant } from '@/lib/game/check/check-document';
import type { Verdict } from '@/lib/game/check/verdict';
import type { AnySystem } from '@/lib/game/contract/game-system';
import type { Position } from '@/lib/game/contract/position';
import type { CatalogueEntry } from '@/lib/game/document/catalogue-entry';
import type { DocumentKind } from '@/lib/game/document/document-kind';
import type { ForceTable } from '@/lib/game/document/roster';
import type { ScenarioBase, Variant } from '@/lib/game/document/scenario-base';
import type { Language } from '@/lib/game/language';
import { identifyDocument } from '@/lib/systems/identify-document';

/** The document of a worker's task, and what is known of it already. */
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
  /** In the requested variant. */
  readonly scenario: ScenarioBase;
  /** The battle itself, which alone names all variants. */
  readonly base: ScenarioBase;
  readonly variant: Variant | null;
  readonly position: Position;
  /** In which it can be read; the original comes first. */
  readonly languages: readonly Language[];
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
    ...sayBattle({ base, scenario, variant }, subject.locale, found.system),
    ...verdictInLanguage(subject.verdict ?? makeVerdict(kind, scenario), scenario, subject.locale),
  };
};

/** A battle as its reader sees it; the rules judge what its author wrote. */
const sayBattle = (
  { base, scenario, variant }: Pick<LoadedBattle, 'base' | 'scenario' | 'variant'>,
  locale: string,
  system: AnySystem,
): Omit<LoadedBattle, keyof Verdict> => {
  const shown = inLanguage(base, locale);
  const said = inLanguage(scenario, locale);
  return {
    ...{ system, base: shown, scenario: said, position: system.setUp(said), languages: listLanguages(base) },
    variant: variant && (shown.variants.find(({ id }) => id === variant.id) ?? variant),
  };
};

/** An army or an army list with everything that follows from its document. */
export interface LoadedTroops extends Verdict {
  readonly kind: 'army' | 'army-list';
  readonly system: AnySystem;
  readonly document: object;
  readonly entry: CatalogueEntry;
  readonly tables: readonly ForceTable[];
}

/** Null: the document is not an army or a list that can be read. */
export const readTroops = async (subject: TaskDocument): Promise<LoadedTroops | null> => {
  const json: unknown = JSON.parse(subject.text);
  const found = await identifyDocument(json);
  if (found.type === 'unknown' || found.type === 'scenario') return null;
  const kind = found.system.documents[found.type];
  const { document } = kind ? parseDocument(kind, json) : { document: null };
  if (!kind || !document) return null;
  const said = inLanguage(document, subject.locale);
  return {
    kind: found.type,
    system: found.system,
    document,
    entry: kind.catalogue(said),
    tables: kind.roster(said),
    ...verdictInLanguage(subject.verdict ?? makeVerdict(kind, document), document, subject.locale),
  };
};

const makeVerdict = <Document>(kind: DocumentKind<Document>, document: Document): Verdict => {
  const { findings, unlisted } = checkDocument(kind, document);
  return { findings, unlisted, facts: kind.facts(document) };
};
