'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/controls/button';
import { togglePanel } from '@/lib/editor/session/panels';
import { useStudio, useStudioState } from '../session/studio-context';

/** Opens the armies of the sides, where the game has army documents. */
export const SideArmyButton = () => {
  const words = useTranslations('lists.side');
  const { store } = useStudio();
  const isOffered = useStudioState(
    ({ rules, derived }) => rules.system.sideArmies !== undefined && derived.scenario !== null,
  );
  if (!isOffered) return null;
  return (
    <Button onClick={() => store.update(state => togglePanel(state, 'side-army'))}>{words('open')}</Button>
  );
};
