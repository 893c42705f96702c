import { valueAt } from '@/lib/documents/json-path';
import type { FieldChoice, FormField } from '@/lib/game/contract/authoring/forms';
import type { Say, Sentence } from '@/lib/game/contract/sentence';

export type FieldValue = string | number | boolean | undefined;

export type ParsedCell =
  | { readonly type: 'value'; readonly value: FieldValue }
  | { readonly type: 'refused'; readonly reason: Sentence };

const refuse = (code: string, values: Sentence['values'] = {}): ParsedCell => ({
  type: 'refused',
  reason: { code: `forms.refused.${code}`, values },
});

const accept = (given: FieldValue): ParsedCell => ({ type: 'value', value: given });

const isSameText = (left: string, right: string): boolean =>
  left.trim().toLocaleLowerCase() === right.trim().toLocaleLowerCase();

/** The typed value in the document's form, or why the document cannot accept it. */
export const readField = (field: FormField, text: string, say: Say): ParsedCell => {
  const { kind } = field;
  if (kind.type === 'flag') return readFlag(field, text, say);
  if (text.trim() === '') return field.isOptional ? accept(undefined) : refuse('empty');
  if (kind.type === 'number') return readNumber(text, kind.min, kind.max);
  if (kind.type === 'year') return readNumber(text, -4000, 2100);
  if (kind.type === 'choice') return readChoice(text, kind.choices, say);
  if (kind.limit !== undefined && text.length > kind.limit) return refuse('too-long', { limit: kind.limit });
  if (kind.shape && !new RegExp(kind.shape.pattern).test(text))
    return { type: 'refused', reason: kind.shape.words };
  return accept(text);
};

const readNumber = (text: string, min: number, max: number): ParsedCell => {
  const number = Number(text.trim().replace(',', '.'));
  return Number.isInteger(number) && number >= min && number <= max
    ? accept(number)
    : refuse('number', { min, max });
};

/** A choice is recognised by its words or by its value in the document. */
const readChoice = (text: string, choices: readonly FieldChoice[], say: Say): ParsedCell => {
  const found =
    choices.find(choice => isSameText(say(choice.label), text)) ??
    choices.find(choice => isSameText(String(choice.value), text));
  if (found) return accept(found.value);
  const all = choices.slice(0, MOST_NAMED).map(({ label }) => label);
  return all.length === 0 ? refuse('no-choice') : refuse('choice', { text, choices: all });
};

const MOST_NAMED = 12;
const YES: Sentence = { code: 'forms.yes' };
const NO: Sentence = { code: 'forms.no' };

/** Also as spreadsheets write it. */
const readFlag = ({ isOptional }: FormField, text: string, say: Say): ParsedCell => {
  if ([say(YES), 'true', '1', 'x'].some(word => isSameText(word, text))) return accept(true);
  if ([say(NO), 'false', '0', ''].some(word => isSameText(word, text)))
    return accept(isOptional ? undefined : false);
  return refuse('flag', { text });
};

/** The value of a field in words: as it is shown, copied and typed again. */
export const formatFieldValue = (field: FormField, given: unknown, say: Say): string => {
  if (given === undefined || given === null) return '';
  if (field.kind.type === 'flag') return given === true ? say(YES) : '';
  if (field.kind.type !== 'choice') return String(given);
  const choice = field.kind.choices.find(other => other.value === given);
  return choice ? say(choice.label) : String(given);
};

export const formatCell = (field: FormField, entry: unknown, say: Say): string =>
  formatFieldValue(field, field.common ?? valueAt(entry, field.path), say);
