'use client';

import { useTranslations } from 'next-intl';
import controls from '@/components/studio/controls.module.css';
import type { Canvas } from './canvas-access';
import { ghostGranted } from './hand-edits';
import { useHand } from './hand-state';
import styles from './hands.module.css';

/** Asks whether what is shown shall be done. */
export const GhostBar = ({ canvas: { store, hand } }: { readonly canvas: Canvas }) => {
  const words = useTranslations('canvas');
  const ghost = useHand(state => state.ghost);
  if (!ghost) return null;
  const how = words(`deed.${ghost.how}`);
  const leave = (): void => hand.set({ ghost: null });
  return (
    <section className={styles.ghostBar} aria-label={words('ghost.title')}>
      <p role="status">
        {ghost.pieces.length > 0
          ? words('ghost.pieces', { how, count: ghost.pieces.length })
          : words('ghost.board', { how })}
      </p>
      <button
        type="button"
        className={controls.primary}
        onClick={() => {
          leave();
          store.update(state => ghostGranted(state, ghost));
        }}
      >
        {words('ghost.keep')} <kbd>{words('ghost.keep-key')}</kbd>
      </button>
      <button type="button" className={controls.button} onClick={leave}>
        {words('ghost.leave')} <kbd>{words('ghost.leave-key')}</kbd>
      </button>
    </section>
  );
};
