'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/controls/button';
import { useRunCommand } from '../../commands/use-command-context';
import { useInteraction } from '../../session/studio-context';
import styles from '../overlays/canvas-overlays.module.css';
import { LineUpBar } from './line-up-bar';

/** Asks whether to do what is shown. */
export const GhostBar = () => (
  <>
    <LineUpBar />
    <TransformBar />
  </>
);

const TransformBar = () => {
  const words = useTranslations('canvas');
  const labels = useTranslations('commands.label');
  const run = useRunCommand();
  const ghost = useInteraction(state => state.ghost);
  if (!ghost) return null;
  const how = labels(ghost.how);
  return (
    <section className={styles.ghostBar} aria-label={words('ghost.title')}>
      <p role="status">
        {ghost.pieces.length > 0
          ? words('ghost.pieces', { how, count: ghost.pieces.length })
          : words('ghost.board', { how })}
      </p>
      <Button look="main" onClick={() => run('apply')}>
        {words('ghost.keep')} <kbd>{words('ghost.keep-key')}</kbd>
      </Button>
      <Button onClick={() => run('release')}>
        {words('ghost.leave')} <kbd>{words('ghost.leave-key')}</kbd>
      </Button>
    </section>
  );
};
