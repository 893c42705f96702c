'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/controls/button';
import { useSay } from '@/components/words/use-say';
import { canRedo, canUndo } from '@/lib/documents/history';
import { redoStep, undoStep } from '@/lib/editor/session/state';
import { useStudio, useStudioState } from '../session/studio-context';

/** One step back or forward in the one history, named as it was done. */
export const UndoButtons = () => {
  const say = useSay();
  const words = useTranslations('studio');
  const { store } = useStudio();
  const history = useStudioState(state => state.history);
  const [next] = history.future;
  return (
    <>
      <Button
        look="quiet"
        disabled={!canUndo(history)}
        title={canUndo(history) ? say(history.present.name) : undefined}
        onClick={() => store.update(undoStep)}
      >
        {words('bar.undo')}
      </Button>
      <Button
        look="quiet"
        disabled={!canRedo(history)}
        title={next && say(next.name)}
        onClick={() => store.update(redoStep)}
      >
        {words('bar.redo')}
      </Button>
    </>
  );
};
