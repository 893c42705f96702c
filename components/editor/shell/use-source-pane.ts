'use client';

import { showPanel } from '@/lib/editor/session/panels';
import { usePanels, useStudio } from '../session/studio-context';

/** Whether the source is shown, and how to show or hide it. */
export const useSourcePane = (): readonly [boolean, (isShown: boolean) => void] => {
  const { store } = useStudio();
  const isShown = usePanels(({ shown }) => shown.includes('source'));
  return [isShown, wanted => store.update(state => showPanel(state, 'source', wanted))];
};
