'use client';

import { useState } from 'react';
import { downloadDocument, fileNameOf, keepDocument, type SavedArmy } from './save-army';

export interface Saved {
  readonly title: string;
  readonly file: string;
  readonly answer: SavedArmy;
}

/** The file comes at once; the draft when the server has it. */
export const useArmySaving = () => {
  const [isBusy, setBusy] = useState(false);
  const [saved, setSaved] = useState<Saved | null>(null);
  const save = async (title: string, document: unknown): Promise<void> => {
    setBusy(true);
    const file = fileNameOf(title);
    downloadDocument(document, file);
    const answer = await keepDocument(document);
    setBusy(false);
    setSaved({ title, file, answer });
  };
  return { isBusy, saved, save };
};
