'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { isPinned, type Pin, togglePin } from '@/lib/editor/session/view-store';
import { useView, useViewStore } from '../session/view-context';

/** Keeps odds in sight, or lets them go. */
export const PinButton = ({ pin }: { readonly pin: Pin }) => {
  const words = useTranslations('view');
  const view = useViewStore();
  const isOn = useView(state => isPinned(state, pin));
  return (
    <Button aria-pressed={isOn} onClick={() => view.update(state => togglePin(state, pin))}>
      {words(isOn ? 'odds.unpin' : 'odds.pin')}
    </Button>
  );
};
