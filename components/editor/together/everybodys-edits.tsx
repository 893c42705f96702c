'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useSay } from '@/components/words/use-say';
import { type ListedEdit, readListedEdits } from '@/lib/editor/together/together-client';
import { useStudio, useStudioState } from '../session/studio-context';
import styles from './people.module.css';
import { usePersonName } from './use-person-name';

/** What was done to the draft by everybody, the newest first, as the server has it. */
export const EverybodysEdits = () => {
  const words = useTranslations('together.edits');
  const say = useSay();
  const format = useFormatter();
  const nameOf = usePersonName();
  const { draftId } = useStudio();
  const revision = useStudioState(({ save }) => save.revision);
  const [edits, setEdits] = useState<readonly ListedEdit[]>([]);
  const [isOpen, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision is a new edit.
  useEffect(() => {
    if (isOpen) void readListedEdits(draftId).then(read => read && setEdits(read));
  }, [draftId, revision, isOpen]);
  return (
    <details className={styles.comments} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{words('title')}</summary>
      <ol className={styles.list} aria-label={words('title')}>
        {edits.map(edit => (
          <li key={edit.revision}>
            {say(edit.name)}{' '}
            <span className={styles.second}>
              {words('by', {
                name: edit.isMine ? words('you') : nameOf({ name: edit.by }),
                time: format.relativeTime(new Date(edit.at), new Date()),
              })}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
};
