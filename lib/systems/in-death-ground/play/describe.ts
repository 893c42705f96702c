import type { Sentence, SentenceValue, SentenceValues } from '@/lib/game/contract/sentence';
import { word } from '../view/words';
import type { Action, Event } from './actions';
import type { State } from './state';

/** 9.2, F5 – What somebody does with a unit in ambush, and why a unit stays off the table, the other side may not read. */
const describeMasked = (action: Action, viewer: string | 'all', state?: State): Sentence | null => {
  if (viewer === 'all' || viewer === action.by) return null;
  if (action.type === 'hold-back' || (action.type === 'set-up' && action.hidden))
    return word('action', 'off-table', { unit: action.names?.unit ?? '' });
  if (action.type === 'wick') return word('action', 'wick-hidden', { unit: action.names?.unit ?? '' });
  if (action.type === 'sham') return word('action', 'sham-hidden', {});
  const [task] = state?.agenda ?? [];
  const id = 'unit' in action ? action.unit : task && 'unit' in task ? task.unit : undefined;
  const isHidden = state?.units.some(unit => unit.id === id && unit.presence === 'hidden');
  return isHidden ? word('action', 'unseen', {}) : null;
};

/** A choice or an event as a sentence, as a viewer may read it. */
export const describe = (entry: Action | Event, viewer: string | 'all' = 'all', state?: State): Sentence => {
  if (!('by' in entry)) return word('event', entry.type, eventValues(entry));
  return describeMasked(entry, viewer, state) ?? describeAction(entry);
};

const describeAction = (entry: Action): Sentence => {
  if (entry.type === 'march') return word('march', entry.as ?? 'other', actionValues(entry));
  if (entry.type === 'set-up' && entry.hidden) return word('action', 'hide', actionValues(entry));
  if (entry.type === 'aim' && entry.target === null) return word('action', 'hold-fire', actionValues(entry));
  if (entry.type === 'alight' && entry.target) return word('action', 'land-upon', actionValues(entry));
  if (entry.type === 'dismount' && entry.as) return word('action', 'dismount-as', actionValues(entry));
  return word('action', entry.type, actionValues(entry));
};

const NAMELESS = { unit: '', target: '', what: '', number: '' };

const actionValues = (action: Action): SentenceValues => ({
  ...NAMELESS,
  ...action.names,
  ...(action.type === 'wick' ? { turns: action.turns } : {}),
  ...('to' in action ? pointValues(action.to.at) : {}),
  ...(action.type === 'throw-down' ? pointValues(action.at) : {}),
  ...(action.type === 'breach' ? pointValues(action.at) : {}),
  ...(action.type === 'batter' ? pointValues(action.gate) : {}),
  ...(action.type === 'trick' ? { stratagem: word('trick', action.stratagem) } : {}),
  ...(action.type === 'drive' ? { facing: Math.round(action.facing) } : {}),
});

const pointValues = ([x, y]: readonly [number, number]): SentenceValues => ({
  x: Math.round(x),
  y: Math.round(y),
});

const PLAIN = ['type', 'rule', 'readers', 'faces', 'because', 'pieces'];

const eventValues = (event: Event): SentenceValues =>
  Object.fromEntries(
    Object.entries(event)
      .filter(([key]) => !PLAIN.includes(key))
      .map(([key, value]): [string, SentenceValue] => [key, valueOfEvent(event, key, value)]),
  );

const valueOfEvent = ({ type }: Event, key: string, value: unknown): SentenceValue => {
  if (key === 'stratagem') return word('trick', String(value));
  if (key !== 'cause') return value as SentenceValue;
  return word(type === 'battle-ended' ? 'ending' : 'cause', String(value));
};
