'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useSay } from '@/components/words/use-say';
import { canRedo, canUndo } from '@/lib/documents/history';
import controls from './controls.module.css';
import { SaveNote } from './save-note';
import styles from './studio-bar.module.css';
import { useStudio, useStudioState } from './studio-context';
import { redone, undone } from './studio-state';

const Title = () => {
  const title = useStudioState(({ reading }) => reading.scenario?.title ?? '');
  const system = useStudioState(({ judge }) => judge.system.title);
  return (
    <>
      <h1>{title}</h1>
      <span className={styles.system}>{system}</span>
    </>
  );
};

const UndoButtons = () => {
  const say = useSay();
  const words = useTranslations('studio');
  const { store } = useStudio();
  const history = useStudioState(state => state.history);
  const [next] = history.future;
  return (
    <>
      <button
        type="button"
        className={controls.quiet}
        disabled={!canUndo(history)}
        title={canUndo(history) ? say(history.present.name) : undefined}
        onClick={() => store.update(undone)}
      >
        {words('bar.undo')}
      </button>
      <button
        type="button"
        className={controls.quiet}
        disabled={!canRedo(history)}
        title={next && say(next.name)}
        onClick={() => store.update(redone)}
      >
        {words('bar.redo')}
      </button>
    </>
  );
};

interface StudioBarProps {
  readonly isSourceShown: boolean;
  readonly onSource: (isShown: boolean) => void;
  readonly onPublish: () => void;
}

export const StudioBar = ({ isSourceShown, onSource, onPublish }: StudioBarProps) => {
  const words = useTranslations('studio');
  const site = useTranslations('site');
  const slug = useStudioState(state => state.slug);
  return (
    <header className={styles.bar}>
      <Link href="/" className={styles.name}>
        {site('name')}
      </Link>
      <Title />
      <SaveNote />
      <div className={styles.barTools}>
        <UndoButtons />
        <button
          type="button"
          className={controls.quiet}
          aria-pressed={isSourceShown}
          onClick={() => onSource(!isSourceShown)}
        >
          {words('bar.source')}
        </button>
        {slug && (
          <a className={controls.button} href={`/s/${slug}/sheet.pdf`} target="_blank" rel="noreferrer">
            {words('bar.sheet')}
          </a>
        )}
        <button type="button" className={controls.primary} onClick={onPublish}>
          {words('bar.publish')}
        </button>
      </div>
    </header>
  );
};
