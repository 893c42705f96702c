import type { Sentence } from '@/lib/game/contract/sentence';
import type { Annotation } from '@/lib/game/document/annotation';
import { applyDocumentEdit, type StudioState } from '../session/state';

const PATH = ['annotations'];

const annotationsOf = ({ derived }: StudioState): readonly Annotation[] =>
  derived.scenario?.annotations ?? [];

/** Says what was done to the notes; null: nothing. */
const describeEdit = (before: readonly Annotation[], after: readonly Annotation[]): Sentence | null => {
  const added = after.find(({ id }) => before.every(other => other.id !== id));
  if (added) return { code: 'view.history.note-added', values: { kind: added.kind } };
  const removed = before.filter(({ id }) => after.every(other => other.id !== id)).length;
  if (removed > 0) return { code: 'view.history.note-removed', values: { count: removed } };
  const changed = after.filter(note => before.every(other => JSON.stringify(other) !== JSON.stringify(note)));
  const isSame = changed.length === 0 && after.every(({ id }, index) => before[index]?.id === id);
  return isSame ? null : { code: 'view.history.note-changed', values: { count: changed.length || 1 } };
};

/** All notes as they are to be: one step of the history, or none where nothing differs. */
export const setAnnotations = (
  state: StudioState,
  notes: readonly Annotation[],
  mergeKey: string | null = null,
): StudioState => {
  const name = describeEdit(annotationsOf(state), notes);
  if (!name) return state;
  const change =
    notes.length === 0
      ? ({ op: 'remove', path: PATH } as const)
      : ({ op: 'add', path: PATH, value: notes } as const);
  return applyDocumentEdit(state, name, [change], mergeKey);
};

export const removeAnnotation = (state: StudioState, id: string): StudioState =>
  setAnnotations(
    state,
    annotationsOf(state).filter(note => note.id !== id),
  );

/** Typing in one field joins into one step. */
export const setAnnotationText = (state: StudioState, id: string, text: string): StudioState =>
  setAnnotations(
    state,
    annotationsOf(state).map(note => (note.id === id ? { ...note, text } : note)),
    `note ${id}`,
  );
