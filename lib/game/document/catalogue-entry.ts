import type { ScenarioBase } from './scenario-base';

/** What the catalogue says of a document of any kind. */
export interface CatalogueEntry {
  readonly title: string;
  readonly summary: string;
  readonly place: string;
  readonly sides: readonly string[];
  /** Negative before our era; null where a document has no date. */
  readonly year: number | null;
  readonly tags: readonly string[];
  /** How many pieces it has. */
  readonly size: number;
  readonly isReconstructed: boolean;
  /** Other search words: commanders, units, sources. */
  readonly words: readonly string[];
}

/** A battle says most of it by what every scenario has; the system adds its pieces' names. */
export const catalogueEntryOf = (scenario: ScenarioBase, pieceNames: readonly string[]): CatalogueEntry => ({
  title: scenario.title,
  summary: scenario.summary,
  place: scenario.place.name,
  sides: scenario.sides.map(({ name }) => name),
  year: scenario.date.year,
  tags: scenario.tags,
  size: pieceNames.length,
  isReconstructed: scenario.provenance.some(({ mark }) => mark !== 'sourced'),
  words: [
    scenario.subtitle ?? '',
    ...scenario.sources.map(({ title }) => title),
    ...scenario.variants.map(({ title }) => title),
    ...new Set(pieceNames),
  ],
});
