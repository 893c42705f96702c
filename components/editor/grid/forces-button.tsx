'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/controls/button';
import { openDialog } from '@/lib/editor/session/panels';
import { useStudio, useStudioState } from '../session/studio-context';
import { useDialogPanel } from '../session/use-dialog-panel';
import { ForcesDialog } from './forces-dialog';

/** Opens the armies as tables. */
export const ForcesButton = () => {
  const words = useTranslations('forms.grid');
  const { store } = useStudio();
  const hasScenario = useStudioState(({ derived }) => derived.scenario !== null);
  if (!hasScenario) return null;
  return (
    <Button
      aria-label={words('open-means')}
      onClick={() => store.update(state => openDialog(state, 'forces'))}
    >
      {words('open')}
    </Button>
  );
};

/** The dialog itself, once on the screen. */
export const ForcesPanel = () => {
  const { isOpen, close } = useDialogPanel('forces');
  const scenario = useStudioState(({ derived }) => derived.scenario);
  return scenario && isOpen && <ForcesDialog scenario={scenario} onClose={close} />;
};
