import type { Sentence, SentenceValue, SentenceValues } from '@/lib/game/contract/sentence';
import { describeUnit, WORDS } from '../view/words';
import type { Action, ActionOf, Event } from './actions';
import { unitById } from './field';
import type { State } from './state';

/** A choice or an event as a sentence, as a viewer may read it. */
export const describe = (entry: Action | Event, viewer: string | 'all' = 'all', state?: State): Sentence => {
  if (!('by' in entry)) return { code: `${WORDS}.event.${entry.type}`, values: eventValues(entry) };
  const isCovered = entry.type === 'place' && viewer !== 'all' && viewer !== entry.by;
  return isCovered
    ? describeCoveredStack(entry, state)
    : { code: `${WORDS}.action.${entry.type}`, values: actionValues(entry) };
};

/** 4.3 – Of a stack that somebody else lays down only the top tile is seen, and how many there are. */
const describeCoveredStack = ({ unit: id, names }: Action & ActionOf<'place'>, state?: State): Sentence => {
  const unit = state && unitById(state.field, id);
  const place = names?.place ?? '';
  if (!unit) return { code: `${WORDS}.action.place-covered`, values: { place } };
  const values = { place, unit: describeUnit(unit.troops.slice(0, 1)), count: unit.troops.length };
  return { code: `${WORDS}.action.place-stack`, values };
};

const actionValues = (action: Action): SentenceValues => ({
  ...action.names,
  ...('from' in action ? { source: typeof action.from === 'object' ? 'unit' : action.from } : {}),
});

const SKIPPED_KEYS = ['type', 'rule', 'readers', 'because'];

const eventValues = (event: Event): SentenceValues =>
  Object.fromEntries(
    Object.entries(event)
      .filter(([key]) => !SKIPPED_KEYS.includes(key))
      .map(([key, value]) => (key === 'role' ? roleEntry(String(value)) : [key, toSentenceValue(value)])),
  );

/** Ids have no hyphens in a message, so that it can choose a whole sentence by them. */
const roleEntry = (role: string): [string, SentenceValue] => ['roleId', role.replaceAll('-', '_')];

const toSentenceValue = (value: unknown): SentenceValue =>
  Array.isArray(value) ? value.join(' + ') : (value as SentenceValue);
