'use client';

import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/controls/icon-button';
import { useSay } from '@/components/words/use-say';
import { canRedo, canUndo } from '@/lib/documents/history';
import { redoStep, undoStep } from '@/lib/editor/session/state';
import { useStudio, useStudioState } from '../session/studio-context';

const Arrow = ({ isBack }: { readonly isBack: boolean }) => (
  <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
    <path
      d="M7.500 4 3.500 8l4 4M3.500 8h8.500a4.300 4.300 0 0 1 0 8.600H8"
      transform={isBack ? undefined : 'translate(20 0) scale(-1 1)'}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    />
  </svg>
);

/** One step back or forward in the one history, named as it was done. */
export const UndoButtons = () => {
  const say = useSay();
  const words = useTranslations('studio');
  const { store } = useStudio();
  const history = useStudioState(state => state.history);
  const [next] = history.future;
  return (
    <>
      <IconButton
        data-history
        label={words('bar.undo')}
        disabled={!canUndo(history)}
        title={canUndo(history) ? say(history.present.name) : words('bar.undo')}
        onClick={() => store.update(undoStep)}
      >
        <Arrow isBack />
      </IconButton>
      <IconButton
        data-history
        label={words('bar.redo')}
        disabled={!canRedo(history)}
        title={next ? say(next.name) : words('bar.redo')}
        onClick={() => store.update(redoStep)}
      >
        <Arrow isBack={false} />
      </IconButton>
    </>
  );
};
