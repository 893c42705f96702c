'use client';

import dynamic from 'next/dynamic';
import { useStudioState } from '../session/studio-context';
import { useDialogPanel } from '../session/use-dialog-panel';

const PrintDraftDialog = dynamic(
  () => import('./print-draft-dialog').then(({ PrintDraftDialog: dialog }) => dialog),
  { ssr: false },
);

/** Prints the draft as it is now; fetched when it is opened. */
export const PrintPanel = () => {
  const { isOpen, close } = useDialogPanel('print');
  const scenario = useStudioState(({ derived }) => derived.scenario);
  return scenario && isOpen && <PrintDraftDialog scenario={scenario} onClose={close} />;
};
