import type { Change } from '@/lib/documents/change';
import type { Sentence } from '@/lib/game/contract/sentence';
import { applyDocumentEdit, nameHistoryStep, type StudioState } from '../../session/state';

/** What the inspector of a space changes; answers to one question that follow each other join into one entry. */
export const changeSpace = (
  state: StudioState,
  label: Sentence,
  changes: readonly Change[],
  mergeKey: string | null = null,
): StudioState =>
  changes.length === 0
    ? state
    : applyDocumentEdit(state, nameHistoryStep('field', { field: label }), changes, mergeKey);
