import type { Sentence, SentenceValue, SentenceValues } from '@/lib/game/sentence';
import type { Action, Event } from '../actions';
import { word } from '../describe';

/** A choice or a happening as a sentence. */
export const describe = (entry: Action | Event): Sentence => {
  if (!('by' in entry)) return word('event', entry.type, eventValues(entry));
  if (entry.type === 'march') return word('march', entry.as ?? 'other', actionValues(entry));
  return word('action', entry.type, actionValues(entry));
};

const NAMELESS = { unit: '', target: '', what: '' };

const actionValues = (action: Action): SentenceValues => ({
  ...NAMELESS,
  ...action.names,
  ...(action.type === 'march' || action.type === 'arrive' ? placeValues(action) : {}),
});

const placeValues = (action: Extract<Action, { type: 'march' | 'arrive' }>): SentenceValues => ({
  x: Math.round(action.to.at[0]),
  y: Math.round(action.to.at[1]),
});

const PLAIN = ['type', 'rule', 'readers', 'faces'];

const eventValues = (event: Event): SentenceValues =>
  Object.fromEntries(
    Object.entries(event)
      .filter(([key]) => !PLAIN.includes(key))
      .map(([key, value]): [string, SentenceValue] => [key, inWords(event, key, value)]),
  );

const inWords = ({ type }: Event, key: string, value: unknown): SentenceValue => {
  if (key !== 'cause') return value as SentenceValue;
  return word(type === 'battle-ended' ? 'ending' : 'cause', String(value));
};
