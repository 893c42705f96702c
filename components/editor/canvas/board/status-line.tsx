'use client';

import { useTranslations } from 'next-intl';
import { type Editor, TLPOINTER_ID, useValue } from 'tldraw';
import { Button } from '@/components/ui/controls/button';
import { useSay } from '@/components/words/use-say';
import { spaceUnder } from '@/lib/editor/board/drop-target';
import { togglePanel } from '@/lib/editor/session/panels';
import { usePanels, useStudio, useStudioState } from '../../session/studio-context';
import { ViewButton } from '../overlays/view-panel';
import { useMeasure } from '../tools/ruler';
import { fitSheet, type MapSheet } from './camera';
import styles from './canvas.module.css';

interface StatusLineProps {
  readonly editor: Editor | null;
  readonly sheet: MapSheet | null;
}

/** The space under the pointer, or else the chosen one. */
const useSpaceInSight = (editor: Editor | null): string | null => {
  const board = useStudioState(({ derived }) => derived.position?.board);
  const chosen = useStudioState(({ selection }) => selection.space);
  const under = useValue('space under the pointer', () => {
    const pointer = editor?.store.get(TLPOINTER_ID);
    return board && pointer ? spaceUnder(board, [pointer.x, pointer.y]) : null;
  }, [editor, board]);
  return under ?? chosen;
};

const SpaceInSight = ({ editor }: { readonly editor: Editor | null }) => {
  const say = useSay();
  const words = useTranslations('studio');
  const notice = useStudioState(state => state.notice);
  const space = useSpaceInSight(editor);
  const labelled = useStudioState(({ derived }) => derived.words.find(words => words.space === space));
  const measure = useMeasure();
  if (measure) return <output>{measure}</output>;
  if (notice) return <output>{words(`notice.${notice}`)}</output>;
  if (!labelled) return <output />;
  return <output>{[labelled.title, ...labelled.sentences].map(say).join(' · ')}</output>;
};

export const StatusLine = ({ editor, sheet }: StatusLineProps) => {
  const words = useTranslations('studio');
  const { store } = useStudio();
  const isInWords = usePanels(({ shown }) => shown.includes('text-view'));
  const zoom = useValue('zoom', () => Math.round((editor?.getZoomLevel() ?? 1) * 100), [editor]);
  return (
    <div className={styles.status}>
      <SpaceInSight editor={editor} />
      <div className={styles.statusTools}>
        <ViewButton />
        <Button
          look="bare"
          aria-pressed={isInWords}
          onClick={() => store.update(state => togglePanel(state, 'text-view'))}
        >
          {words('board.in-words')}
        </Button>
        <Button look="bare" aria-label={words('board.zoom-out')} onClick={() => editor?.zoomOut()}>
          −
        </Button>
        <span className={styles.zoom}>{words('board.zoom', { percent: zoom })}</span>
        <Button look="bare" aria-label={words('board.zoom-in')} onClick={() => editor?.zoomIn()}>
          +
        </Button>
        <Button look="bare" onClick={() => editor && sheet && fitSheet(editor, sheet)}>
          {words('board.fit')}
        </Button>
      </div>
    </div>
  );
};
