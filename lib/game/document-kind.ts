import type { z } from 'zod';
import type { CatalogueEntry } from './catalogue-entry';
import type { Check } from './check';
import type { ForceTable } from './roster';
import type { RuleRef } from './rulebook';
import type { SentenceValues } from './sentence';

export const FORMATS = ['scenario', 'army-list', 'army'] as const;
export type Format = (typeof FORMATS)[number];

/** A computed figure that is always in sight: fighting value, commands, handicap. Its words stand under `facts`. */
export interface Fact {
  readonly code: string;
  readonly rule: RuleRef;
  /** The side it belongs to; absent: it is about the whole battle. */
  readonly seat?: string;
  readonly values: SentenceValues;
}

/** Turns a document of version `from` into one of version `from + 1`. */
export interface Migration {
  readonly from: number;
  readonly migrate: (document: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
}

/** What a kind of document is made of: its shape, its older shapes, the rules it can break, and what follows from it. */
export interface DocumentKind<Document> {
  readonly format: Format;
  readonly system: string;
  readonly version: number;
  readonly schema: z.ZodType<Document>;
  readonly migrations: readonly Migration[];
  readonly checks: readonly Check<Document>[];
  facts(document: Document): readonly Fact[];
  /** Its troops as tables, for the page and the sheet. */
  roster(document: Document): readonly ForceTable[];
  /** What the catalogue says of it. */
  catalogue(document: Document): CatalogueEntry;
  /** The smallest document that an author can start from. */
  blank(): Document;
}
