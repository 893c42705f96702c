import { valueAt } from '@/lib/documents/json-path';
import type { Choice, Field } from '@/lib/game/forms';
import type { Say, Sentence } from '@/lib/game/sentence';

export type FieldValue = string | number | boolean | undefined;

export type Read =
  | { readonly type: 'value'; readonly value: FieldValue }
  | { readonly type: 'refused'; readonly reason: Sentence };

const refused = (code: string, values: Sentence['values'] = {}): Read => ({
  type: 'refused',
  reason: { code: `forms.refused.${code}`, values },
});

const value = (given: FieldValue): Read => ({ type: 'value', value: given });

const same = (left: string, right: string): boolean =>
  left.trim().toLocaleLowerCase() === right.trim().toLocaleLowerCase();

/** What is written in a cell as the document wants it, or why the document cannot take it. */
export const readField = (field: Field, text: string, say: Say): Read => {
  const { kind } = field;
  if (kind.type === 'flag') return readFlag(field, text, say);
  if (text.trim() === '') return field.isOptional ? value(undefined) : refused('empty');
  if (kind.type === 'number') return readNumber(text, kind.min, kind.max);
  if (kind.type === 'year') return readNumber(text, -4000, 2100);
  if (kind.type === 'choice') return readChoice(text, kind.choices, say);
  if (kind.limit !== undefined && text.length > kind.limit) return refused('too-long', { limit: kind.limit });
  if (kind.shape && !new RegExp(kind.shape.pattern).test(text))
    return { type: 'refused', reason: kind.shape.words };
  return value(text);
};

const readNumber = (text: string, min: number, max: number): Read => {
  const number = Number(text.trim().replace(',', '.'));
  return Number.isInteger(number) && number >= min && number <= max
    ? value(number)
    : refused('number', { min, max });
};

/** A choice is known by its words or by its value in the document. */
const readChoice = (text: string, choices: readonly Choice[], say: Say): Read => {
  const found =
    choices.find(choice => same(say(choice.label), text)) ??
    choices.find(choice => same(String(choice.value), text));
  if (found) return value(found.value);
  const all = choices.slice(0, MOST_NAMED).map(({ label }) => label);
  return all.length === 0 ? refused('no-choice') : refused('choice', { text, choices: all });
};

const MOST_NAMED = 12;
const YES: Sentence = { code: 'forms.yes' };
const NO: Sentence = { code: 'forms.no' };

/** Also as spreadsheets write it. */
const readFlag = ({ isOptional }: Field, text: string, say: Say): Read => {
  if ([say(YES), 'true', '1', 'x'].some(word => same(word, text))) return value(true);
  if ([say(NO), 'false', '0', ''].some(word => same(word, text)))
    return value(isOptional ? undefined : false);
  return refused('flag', { text });
};

/** The value of a field in words: as it is shown, copied and typed again. */
export const fieldText = (field: Field, given: unknown, say: Say): string => {
  if (given === undefined || given === null) return '';
  if (field.kind.type === 'flag') return given === true ? say(YES) : '';
  if (field.kind.type !== 'choice') return String(given);
  const choice = field.kind.choices.find(other => other.value === given);
  return choice ? say(choice.label) : String(given);
};

export const cellText = (field: Field, entry: unknown, say: Say): string =>
  fieldText(field, valueAt(entry, field.path), say);
