import { valueAt } from '@/lib/documents/json-path';
import { nameFieldStep } from '../edits/field-edits';
import { commitChanges, type StudioState } from '../session/state';
import type { OverwrittenText } from './together-state';

/** The notice is read. */
export const dismissOverwritten = (state: StudioState, id: string): StudioState => ({
  ...state,
  together: { ...state.together, overwritten: state.together.overwritten.filter(text => text.id !== id) },
});

export const canPutBack = ({ history }: StudioState, { path, theirs }: OverwrittenText): boolean =>
  theirs !== null && typeof valueAt(history.present.document, path) === 'string';

/** Puts the user's own text back: an ordinary step. */
export const putBack = (state: StudioState, text: OverwrittenText): StudioState => {
  if (!canPutBack(state, text)) return state;
  const name = nameFieldStep({ code: 'together.own-text' });
  const put = commitChanges(state, name, [{ op: 'replace', path: text.path, value: text.mine }]);
  return dismissOverwritten(put, text.id);
};

export const dismissUnmerged = (state: StudioState, index: number): StudioState => ({
  ...state,
  together: { ...state.together, unmerged: state.together.unmerged.toSpliced(index, 1) },
});
