'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useStudioState } from '../session/studio-context';
import { ForcesDialog } from './forces-dialog';

/** Opens the armies as tables. */
export const ForcesButton = () => {
  const words = useTranslations('forms.grid');
  const scenario = useStudioState(({ derived }) => derived.scenario);
  const [isOpen, setOpen] = useState(false);
  if (!scenario) return null;
  return (
    <>
      <Button data-door="forces" aria-label={words('open-means')} onClick={() => setOpen(true)}>
        {words('open')}
      </Button>
      {isOpen && <ForcesDialog scenario={scenario} onClose={() => setOpen(false)} />}
    </>
  );
};
