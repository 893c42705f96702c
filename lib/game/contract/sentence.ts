/**
 * Something to be said, as data: the key of a message in content/messages and what it needs. The words are found where they are
 * shown (page, sheet, share image), so that rules stay free of any language.
 */
export interface Sentence {
  readonly code: string;
  readonly values?: SentenceValues;
}

type ListItem = string | number | Sentence;

/** Several things in one place of a sentence; each language joins them in its own way: "a, b and c", "a, b or c", "a, b, c". */
export interface SentenceList {
  readonly items: readonly ListItem[];
  readonly type: 'and' | 'or' | 'plain';
}

export type SentenceValue = string | number | Sentence | SentenceList | readonly Sentence[];
export type SentenceValues = Readonly<Record<string, SentenceValue>>;

/** Turns a sentence into words of the reader's language. */
export type Say = (sentence: Sentence) => string;

export const isSentence = (value: SentenceValue): value is Sentence =>
  typeof value === 'object' && 'code' in value;

/** A list; sentences without a type are joined with "and". */
export const toSentenceList = (value: SentenceList | readonly Sentence[]): SentenceList =>
  'items' in value ? value : { items: value, type: 'and' };
