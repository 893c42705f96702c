import { useSyncExternalStore } from 'react';
import { type InteractionState, interactionOf } from '@/lib/editor/session/interaction-state';
import { useStudio } from './studio-context';

/** A part of what the pointer is about to do; the caller is drawn again only when that part changes. */
export const useInteraction = <Part>(select: (state: InteractionState) => Part): Part => {
  const interaction = interactionOf(useStudio().store);
  const part = (): Part => select(interaction.getState());
  return useSyncExternalStore(interaction.subscribe, part, part);
};
