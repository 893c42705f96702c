'use client';

import { useLocale } from 'next-intl';
import { useState } from 'react';
import { downloadDocument, fileNameOf } from '@/components/ui/controls/download-document';
import { type SavedArmy, saveAsDraft } from '@/lib/editor/autosave/save-army';
import { draftClient } from '../session/draft-client';

export interface SavedFile {
  readonly title: string;
  readonly file: string;
  readonly answer: SavedArmy;
}

/** The file is downloaded at once; the draft appears when the server has it. */
export const useSaveArmy = () => {
  const [isBusy, setBusy] = useState(false);
  const [saved, setSaved] = useState<SavedFile | null>(null);
  const language = useLocale();
  const save = async (title: string, army: unknown): Promise<void> => {
    setBusy(true);
    const document = { ...(army as object), language };
    const file = fileNameOf(title, 'army');
    downloadDocument(document, file);
    const answer = await saveAsDraft(draftClient, document);
    setBusy(false);
    setSaved({ title, file, answer });
  };
  return { isBusy, saved, save };
};
