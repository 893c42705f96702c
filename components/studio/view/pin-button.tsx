'use client';

import { useTranslations } from 'next-intl';
import controls from '../controls.module.css';
import { useView, useViewStore } from './view-context';
import { isPinned, type Pin, pinToggled } from './view-store';

/** Keeps odds in sight, or lets them go. */
export const PinButton = ({ pin }: { readonly pin: Pin }) => {
  const words = useTranslations('view');
  const view = useViewStore();
  const isOn = useView(state => isPinned(state, pin));
  return (
    <button
      type="button"
      className={controls.button}
      aria-pressed={isOn}
      onClick={() => view.update(state => pinToggled(state, pin))}
    >
      {words(isOn ? 'odds.unpin' : 'odds.pin')}
    </button>
  );
};
