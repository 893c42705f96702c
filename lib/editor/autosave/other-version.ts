import { commitChanges, nameHistoryStep, type StudioDraft, type StudioState } from '../session/state';

/**
 * The other version becomes a step of this history, so that the user's own work is one undo away; nothing of that
 * waits any more.
 */
export const loadOtherVersion = (
  state: StudioState,
  { document, revision }: Pick<StudioDraft, 'document' | 'revision'>,
): StudioState => ({
  ...commitChanges(state, nameHistoryStep('other-version'), [{ op: 'replace', path: [], value: document }]),
  queue: { ...state.queue, waiting: [], sent: 0 },
  save: { ...state.save, status: 'saved', revision, saved: document, errorCode: null },
});
