'use client';

import { useTranslations } from 'next-intl';
import controls from '@/components/ui/controls.module.css';
import { closeDialog, openDialog } from '@/lib/editor/session/panels';
import { usePanels, useStudio, useStudioState } from '../session/studio-context';
import { ForcesDialog } from './forces-dialog';

/** Opens the armies as tables. */
export const ForcesButton = () => {
  const words = useTranslations('forms.grid');
  const { store } = useStudio();
  const hasScenario = useStudioState(({ derived }) => derived.scenario !== null);
  if (!hasScenario) return null;
  return (
    <button
      type="button"
      className={controls.button}
      aria-label={words('open-means')}
      onClick={() => store.update(state => openDialog(state, 'forces'))}
    >
      {words('open')}
    </button>
  );
};

/** The dialog itself, once on the screen. */
export const ForcesPanel = () => {
  const { store } = useStudio();
  const scenario = useStudioState(({ derived }) => derived.scenario);
  const isOpen = usePanels(({ dialog }) => dialog?.name === 'forces');
  if (!scenario || !isOpen) return null;
  return (
    <ForcesDialog scenario={scenario} onClose={() => store.update(state => closeDialog(state, 'forces'))} />
  );
};
