'use client';

import { useTranslations } from 'next-intl';
import controls from '@/components/ui/controls.module.css';
import { isPinned, type Pin, togglePin } from '@/lib/editor/session/view-state';
import { useSlice, useView } from '../session/studio-context';

/** Keeps odds in sight, or lets them go. */
export const PinButton = ({ pin }: { readonly pin: Pin }) => {
  const words = useTranslations('view');
  const view = useSlice('view');
  const isOn = useView(state => isPinned(state, pin));
  return (
    <button
      type="button"
      className={controls.button}
      aria-pressed={isOn}
      onClick={() => view.update(state => togglePin(state, pin))}
    >
      {words(isOn ? 'odds.unpin' : 'odds.pin')}
    </button>
  );
};
