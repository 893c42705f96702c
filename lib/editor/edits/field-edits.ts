import type { Change } from '@/lib/documents/change';
import { type JsonPath, valueAt } from '@/lib/documents/json-path';
import type { Sentence } from '@/lib/game/contract/sentence';
import { applyDocumentEdit, nameHistoryStep, type StudioState } from '../session/state';

export const labelField = (field: string): Sentence => ({ code: `forms.field.${field}` });

export const nameFieldStep = (label: Sentence): Sentence => nameHistoryStep('field', { field: label });

/** One value of the document; typing in one field joins into one entry, and undefined removes the value. */
export const setFieldValue = (
  state: StudioState,
  label: Sentence,
  path: JsonPath,
  value: unknown,
): StudioState => {
  const before = valueAt(state.derived.shownDocument, path);
  if (JSON.stringify(before) === JSON.stringify(value)) return state;
  return applyDocumentEdit(
    state,
    nameFieldStep(label),
    changesOf(state, path, value),
    `field ${path.join('/')}`,
  );
};

const changesOf = ({ derived, rules }: StudioState, path: JsonPath, value: unknown): readonly Change[] => {
  const { setOption } = rules.system.forms;
  const answer = isPlain(value) && derived.scenario ? setOption?.(derived.scenario, path, value) : null;
  return answer ?? [toFieldChange(path, value)];
};

export const toFieldChange = (path: JsonPath, value: unknown): Change =>
  value === undefined ? { op: 'remove', path } : { op: 'add', path, value };

const isPlain = (value: unknown): value is string | number | boolean | undefined => typeof value !== 'object';

/** An entry of a list comes, goes or changes its place: each is a step of its own. */
export const replaceList = (
  state: StudioState,
  label: Sentence,
  path: JsonPath,
  list: readonly unknown[],
): StudioState => applyDocumentEdit(state, nameFieldStep(label), [{ op: 'replace', path, value: list }]);

/** A list that the document may not have yet; where it need not have one, an empty list goes. */
export const writeList = (
  state: StudioState,
  label: Sentence,
  path: JsonPath,
  list: readonly unknown[],
  isOptional = false,
): StudioState => {
  const isThere = valueAt(state.derived.shownDocument, path) !== undefined;
  if (list.length === 0 && isOptional)
    return isThere ? applyDocumentEdit(state, nameFieldStep(label), [{ op: 'remove', path }]) : state;
  return applyDocumentEdit(state, nameFieldStep(label), [{ op: 'add', path, value: list }]);
};

/** The list with one entry a place further up or down. */
export const moveListItem = <Item>(list: readonly Item[], index: number, by: number): readonly Item[] => {
  const item = list[index];
  const to = index + by;
  if (item === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(index, 1).toSpliced(to, 0, item);
};
