import type { Sentence, SentenceValue, SentenceValues } from '@/lib/game/sentence';
import type { Action, Event } from '../actions';
import { WORDS } from '../describe';

/** A choice or a happening as a sentence. */
export const describe = (entry: Action | Event): Sentence =>
  'by' in entry
    ? { code: `${WORDS}.action.${entry.type}`, values: actionValues(entry) }
    : { code: `${WORDS}.event.${entry.type}`, values: eventValues(entry) };

const actionValues = (action: Action): SentenceValues => ({
  ...action.names,
  ...('from' in action ? { source: typeof action.from === 'object' ? 'unit' : action.from } : {}),
});

const PLAIN = ['type', 'rule', 'readers', 'because'];

const eventValues = (event: Event): SentenceValues =>
  Object.fromEntries(
    Object.entries(event)
      .filter(([key]) => !PLAIN.includes(key))
      .map(([key, value]): [string, SentenceValue] => [key, valueInWords(key, value)]),
  );

const valueInWords = (key: string, value: unknown): SentenceValue => {
  if (Array.isArray(value)) return value.join(' + ');
  return key === 'role' ? { code: `${WORDS}.role.${String(value)}` } : (value as SentenceValue);
};
