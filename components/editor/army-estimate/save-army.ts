import { draftClient } from '../session/draft-client';

export type SavedArmy =
  | { readonly type: 'kept'; readonly draftId: string }
  | { readonly type: 'refused'; readonly code: string };

/** Keeps it among the author's drafts too. */
export const saveAsDraft = async (document: unknown): Promise<SavedArmy> => {
  const answer = await draftClient.create({ document });
  if (answer.type === 'done') return { type: 'kept', draftId: answer.value.id };
  return { type: 'refused', code: answer.type === 'refused' ? answer.code : 'failed' };
};
