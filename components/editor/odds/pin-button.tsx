'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/controls/button';
import { isPinned, type Pin, togglePin } from '@/lib/editor/session/view-state';
import { useSlice, useView } from '../session/studio-context';

/** Keeps odds in sight, or lets them go. */
export const PinButton = ({ pin }: { readonly pin: Pin }) => {
  const words = useTranslations('view');
  const view = useSlice('view');
  const isOn = useView(state => isPinned(state, pin));
  return (
    <Button aria-pressed={isOn} onClick={() => view.update(state => togglePin(state, pin))}>
      {words(isOn ? 'odds.unpin' : 'odds.pin')}
    </Button>
  );
};
