'use client';

import { useState } from 'react';
import { downloadDocument, fileNameOf, type SavedArmy, saveAsDraft } from './save-army';

export interface SavedFile {
  readonly title: string;
  readonly file: string;
  readonly answer: SavedArmy;
}

/** The file comes at once; the draft when the server has it. */
export const useSaveArmy = () => {
  const [isBusy, setBusy] = useState(false);
  const [saved, setSaved] = useState<SavedFile | null>(null);
  const save = async (title: string, document: unknown): Promise<void> => {
    setBusy(true);
    const file = fileNameOf(title);
    downloadDocument(document, file);
    const answer = await saveAsDraft(document);
    setBusy(false);
    setSaved({ title, file, answer });
  };
  return { isBusy, saved, save };
};
