import type { Annotation } from '@/lib/game/annotation';
import type { Sentence } from '@/lib/game/sentence';
import { edited, type StudioState } from './studio-state';

const PATH = ['annotations'];

const notesOf = ({ reading }: StudioState): readonly Annotation[] => reading.scenario?.annotations ?? [];

/** Says what was done to the notes; null: nothing. */
const deed = (before: readonly Annotation[], after: readonly Annotation[]): Sentence | null => {
  const added = after.find(({ id }) => before.every(other => other.id !== id));
  if (added) return { code: 'view.history.note-added', values: { kind: added.kind } };
  const removed = before.filter(({ id }) => after.every(other => other.id !== id)).length;
  if (removed > 0) return { code: 'view.history.note-removed', values: { count: removed } };
  const changed = after.filter(note => before.every(other => JSON.stringify(other) !== JSON.stringify(note)));
  const isSame = changed.length === 0 && after.every(({ id }, index) => before[index]?.id === id);
  return isSame ? null : { code: 'view.history.note-changed', values: { count: changed.length || 1 } };
};

/** All notes as they are to be: one step of the history, or none where nothing differs. */
export const notesSet = (
  state: StudioState,
  notes: readonly Annotation[],
  mergeKey: string | null = null,
): StudioState => {
  const name = deed(notesOf(state), notes);
  if (!name) return state;
  const change =
    notes.length === 0
      ? ({ op: 'remove', path: PATH } as const)
      : ({ op: 'add', path: PATH, value: notes } as const);
  return edited(state, name, () => [change], mergeKey);
};

export const noteRemoved = (state: StudioState, id: string): StudioState =>
  notesSet(
    state,
    notesOf(state).filter(note => note.id !== id),
  );

/** Typing in one field joins into one step. */
export const noteWorded = (state: StudioState, id: string, text: string): StudioState =>
  notesSet(
    state,
    notesOf(state).map(note => (note.id === id ? { ...note, text } : note)),
    `note ${id}`,
  );
