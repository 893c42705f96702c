'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { applyTransformGhost } from '@/lib/editor/edits/piece-edits';
import { useInteraction } from '../../session/use-interaction';
import type { CanvasContext } from '../board/canvas-access';
import styles from '../overlays/canvas-overlays.module.css';

/** Asks whether what is shown shall be done. */
export const GhostBar = ({ canvas: { store, interaction } }: { readonly canvas: CanvasContext }) => {
  const words = useTranslations('canvas');
  const ghost = useInteraction(state => state.ghost);
  if (!ghost) return null;
  const how = words(`deed.${ghost.how}`);
  const leave = (): void => interaction.set({ ghost: null });
  return (
    <section className={styles.ghostBar} aria-label={words('ghost.title')}>
      <p role="status">
        {ghost.pieces.length > 0
          ? words('ghost.pieces', { how, count: ghost.pieces.length })
          : words('ghost.board', { how })}
      </p>
      <Button
        look="main"
        onClick={() => {
          leave();
          store.update(state => applyTransformGhost(state, ghost));
        }}
      >
        {words('ghost.keep')} <kbd>{words('ghost.keep-key')}</kbd>
      </Button>
      <Button onClick={leave}>
        {words('ghost.leave')} <kbd>{words('ghost.leave-key')}</kbd>
      </Button>
    </section>
  );
};
