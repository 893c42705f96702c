'use client';

import { CommandPalette } from '../commands/command-palette';
import { KeyList } from '../commands/key-list';
import { ExchangePanel } from '../exchange/exchange-panel';
import { ForcesPanel } from '../grid/forces-button';
import { LanguagesPanel } from '../languages/languages-panel';
import { PrintPanel } from '../print/print-panel';
import { PublishDialog } from '../publish/publish-dialog';
import { useDialogPanel } from '../session/use-dialog-panel';
import { PeopleDialog } from '../together/people-dialog';
import { FactsDialog } from './facts';

/** What opens over everything else. */
export const Dialogs = () => {
  const publish = useDialogPanel('publish');
  return (
    <>
      <PublishDialog isOpen={publish.isOpen} onClose={publish.close} />
      <CommandPalette />
      <KeyList />
      <FactsDialog />
      <ForcesPanel />
      <ExchangePanel />
      <PrintPanel />
      <LanguagesPanel />
      <PeopleDialog />
    </>
  );
};
