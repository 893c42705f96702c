'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/controls/button';
import { isToDeploy, listPiecesToDeploy, listPiecesToLineUp } from '@/lib/editor/deploy/deploy-edits';
import { takeOffPieces } from '@/lib/editor/edits/map/board-edits';
import type { StudioState } from '@/lib/editor/session/state';
import { useRunCommand } from '../commands/use-command-context';
import { useStudio, useStudioState } from '../session/studio-context';
import styles from './tray.module.css';

/** Of the picked units those on the board; none picked: all of the side. */
const listToTakeOff = ({ derived, selection }: StudioState, seat: string): readonly string[] =>
  derived.position?.pieces
    .filter(piece => !isToDeploy(piece))
    .filter(({ id, seat: own }) =>
      selection.pieces.length > 0 ? selection.pieces.includes(id) : own === seat,
    )
    .map(({ id }) => id) ?? [];

/** What can be done with the picked units, or with the side while none is picked. */
export const TrayFooter = ({ seat }: { readonly seat: string }) => {
  const words = useTranslations('deploy.tray');
  const { store } = useStudio();
  const run = useRunCommand();
  const picked = useStudioState(({ selection }) => selection.pieces.length);
  const canLineUp = useStudioState(state => listPiecesToLineUp(state).length > 0);
  const canDeploy = useStudioState(state => listPiecesToDeploy(state).length > 0);
  const canTakeOff = useStudioState(state => listToTakeOff(state, seat).length > 0);
  return (
    <div className={styles.actions}>
      <strong role="status">{picked > 0 && words('picked', { count: picked })}</strong>
      {canTakeOff && (
        <Button onClick={() => store.update(state => takeOffPieces(state, listToTakeOff(state, seat)))}>
          {words('take-off')}
        </Button>
      )}
      {canLineUp && <Button onClick={() => run('line-up')}>{words('line-up')}</Button>}
      {canDeploy && (
        <Button look="main" onClick={() => run('deploy')}>
          {words('deploy')}
        </Button>
      )}
    </div>
  );
};
