'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/controls/button';
import { deployHere } from '@/lib/editor/deploy/deploy-edits';
import { useStudio, useStudioState } from '../session/studio-context';

/** Brings what is picked in the tray into a space, as far as it has room. */
export const DeployHereButton = ({ space }: { readonly space: string }) => {
  const words = useTranslations('deploy.tray');
  const { store } = useStudio();
  const count = useStudioState(({ selection }) => selection.pieces.length);
  if (count === 0) return null;
  return (
    <Button look="main" onClick={() => store.update(state => deployHere(state, space))}>
      {words('here', { count })}
    </Button>
  );
};
