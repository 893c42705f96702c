import {
  isSentence,
  type Sentence,
  type SentenceList,
  type SentenceValue,
  type SentenceValues,
} from '../contract/sentence';

const MAX_VALUE_LENGTH = 80;

/** Any value of an untrusted document, short enough for a sentence; its own conversions are never called. */
export const formatValue = (value: unknown): string => {
  if (value === undefined) return '—';
  return typeof value === 'string'
    ? value.slice(0, MAX_VALUE_LENGTH)
    : JSON.stringify(value).slice(0, MAX_VALUE_LENGTH);
};

/** Longer than any name or list of names that a sentence needs. */
const MAX_TEXT_LENGTH = 300;
const MAX_ENTRIES = 40;

export const shortenText = (text: string): string =>
  text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text;

/** What a finding quotes from a document, cut to what a reader needs: names in an untrusted document may have any length. */
export const shortenValues = (values: SentenceValues): SentenceValues => {
  if (!Object.values(values).some(isLong)) return values;
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, shorten(value)]));
};

const isLong = (value: SentenceValue): boolean =>
  typeof value === 'string' ? value.length > MAX_TEXT_LENGTH : typeof value === 'object';

const shorten = (value: SentenceValue): SentenceValue => {
  if (typeof value === 'string') return shortenText(value);
  if (typeof value === 'number') return value;
  if (isSentence(value)) return shortenSentence(value);
  if ('items' in value) return { ...value, items: value.items.slice(0, MAX_ENTRIES).map(shortenItem) };
  return value.slice(0, MAX_ENTRIES).map(shortenSentence);
};

const shortenItem = (item: SentenceList['items'][number]): SentenceList['items'][number] =>
  typeof item === 'object' ? shortenSentence(item) : typeof item === 'string' ? shortenText(item) : item;

const shortenSentence = (sentence: Sentence): Sentence =>
  sentence.values ? { ...sentence, values: shortenValues(sentence.values) } : sentence;
