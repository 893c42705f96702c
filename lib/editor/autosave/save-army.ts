import type { DraftClient } from './draft-client';

export type SavedArmy =
  | { readonly type: 'kept'; readonly draftId: string }
  | { readonly type: 'refused'; readonly code: string };

/** Keeps it among the author's drafts too. */
export const saveAsDraft = async (drafts: DraftClient, document: unknown): Promise<SavedArmy> => {
  const answer = await drafts.create({ document });
  if (answer.type === 'done') return { type: 'kept', draftId: answer.value.id };
  return { type: 'refused', code: answer.type === 'refused' ? answer.code : 'failed' };
};
