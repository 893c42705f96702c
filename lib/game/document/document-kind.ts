import type { z } from 'zod';
import type { Check } from '../check/check';
import type { RuleRef } from '../contract/rulebook';
import type { Sentence, SentenceValues } from '../contract/sentence';
import type { CatalogueEntry } from './catalogue-entry';
import type { ForceTable } from './roster';

export const DOCUMENT_FORMATS = ['scenario', 'army-list', 'army'] as const;
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];

/** A computed number that is always visible: fighting value, commands, handicap. Its words are under `facts`. */
export interface Fact {
  readonly code: string;
  readonly rule: RuleRef;
  /** The side it belongs to; absent: it is about the whole battle. */
  readonly seat?: string;
  readonly values: SentenceValues;
  /** What the verdict is based on besides the book: said wherever the verdict is. */
  readonly caveat?: Sentence;
}

/** What a verdict is based on besides the book. */
export const listCaveats = (facts: readonly Fact[]): readonly Sentence[] =>
  facts.flatMap(({ caveat }) => caveat ?? []);

/** Turns a document of version `from` into one of version `from + 1`. */
export interface Migration {
  readonly from: number;
  readonly migrate: (document: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
}

/** The parts of a kind of document: its shape, its older shapes, the rules it can break, and its facts. */
export interface DocumentKind<Document> {
  readonly format: DocumentFormat;
  readonly system: string;
  readonly version: number;
  readonly schema: z.ZodType<Document>;
  readonly migrations: readonly Migration[];
  readonly checks: readonly Check<Document>[];
  facts(document: Document): readonly Fact[];
  /** Its troops as tables, for the page and the sheet. */
  roster(document: Document): readonly ForceTable[];
  /** Its facts for the catalogue. */
  catalogue(document: Document): CatalogueEntry;
  /** The smallest document that an author can start from. */
  blank(): Document;
}
