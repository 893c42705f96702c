import { formatDocument } from '@/lib/documents/format';
import { draftClient } from '../session/draft-client';

export type SavedArmy =
  | { readonly type: 'kept'; readonly draftId: string }
  | { readonly type: 'refused'; readonly code: string };

/** Hands the document to the author as a file. */
export const downloadDocument = (document: unknown, file: string): void => {
  const address = URL.createObjectURL(new Blob([formatDocument(document)], { type: 'application/json' }));
  const link = window.document.createElement('a');
  link.href = address;
  link.download = file;
  link.click();
  URL.revokeObjectURL(address);
};

const LONGEST_NAME = 60;

/** "Rome, Cannae" is kept as rome-cannae.json. */
export const fileNameOf = (title: string): string => {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, LONGEST_NAME)
    .replace(/^-+|-+$/g, '');
  return `${plain || 'army'}.json`;
};

/** Keeps it among the author's drafts too. */
export const saveAsDraft = async (document: unknown): Promise<SavedArmy> => {
  const answer = await draftClient.create({ document });
  if (answer.type === 'done') return { type: 'kept', draftId: answer.value.id };
  return { type: 'refused', code: answer.type === 'refused' ? answer.code : 'failed' };
};
