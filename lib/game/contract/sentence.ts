/**
 * Something to be said, as data: the key of a message in content/messages and what it needs. The words are found where they are
 * shown (page, sheet, share image), so that rules stay free of any language.
 */
export interface Sentence {
  readonly code: string;
  readonly values?: SentenceValues;
}

export type SentenceValue = string | number | Sentence | readonly Sentence[];
export type SentenceValues = Readonly<Record<string, SentenceValue>>;

/** Turns a sentence into words of the reader's language. */
export type Say = (sentence: Sentence) => string;

export const isSentence = (value: SentenceValue): value is Sentence =>
  typeof value === 'object' && !Array.isArray(value);
