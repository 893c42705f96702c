'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/controls/button';
import { useSay } from '@/components/words/use-say';
import { jumpToStep } from '@/lib/editor/session/state';
import { useStudio, useStudioState } from '../session/studio-context';
import { EverybodysEdits } from '../together/everybodys-edits';
import styles from './inspector.module.css';

/** Every step since the draft was opened; any of them can be gone back to. */
export const HistoryPanel = () => {
  const say = useSay();
  const words = useTranslations('studio');
  const { store } = useStudio();
  const history = useStudioState(state => state.history);
  const entries = [...history.past, history.present, ...history.future];
  const present = history.past.length;
  return (
    <>
      <ol className={styles.history} aria-label={words('inspector.history')}>
        {entries
          .map((entry, step) => ({ entry, step }))
          .reverse()
          .map(({ entry, step }) => (
            <li key={step} data-undone={step > present || undefined}>
              <Button
                look="bare"
                aria-current={step === present ? 'step' : undefined}
                onClick={() => store.update(state => jumpToStep(state, step))}
              >
                {say(entry.name)}
              </Button>
            </li>
          ))}
      </ol>
      <EverybodysEdits />
    </>
  );
};
