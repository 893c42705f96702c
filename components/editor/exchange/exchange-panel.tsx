'use client';

import dynamic from 'next/dynamic';
import { useStudioState } from '../session/studio-context';
import { useDialogPanel } from '../session/use-dialog-panel';

const ExchangeDialog = dynamic(
  () => import('./exchange-dialog').then(({ ExchangeDialog: dialog }) => dialog),
  { ssr: false },
);

/** Files for other programs and from them; fetched when it is opened. */
export const ExchangePanel = () => {
  const { isOpen, close } = useDialogPanel('exchange');
  const scenario = useStudioState(({ derived }) => derived.scenario);
  return scenario && isOpen && <ExchangeDialog onClose={close} />;
};
