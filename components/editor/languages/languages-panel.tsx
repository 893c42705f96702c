'use client';

import dynamic from 'next/dynamic';
import { useDialogPanel } from '../session/use-dialog-panel';

const LanguagesDialog = dynamic(
  () => import('./languages-dialog').then(({ LanguagesDialog: dialog }) => dialog),
  { ssr: false },
);

/** The document's texts in two languages; fetched when it is opened. */
export const LanguagesPanel = () => {
  const { isOpen, close } = useDialogPanel('languages');
  return isOpen && <LanguagesDialog onClose={close} />;
};
