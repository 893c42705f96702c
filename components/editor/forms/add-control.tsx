'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import controls from '@/components/ui/controls/controls.module.css';
import { useSay } from '@/components/words/use-say';
import type { Sentence } from '@/lib/game/contract/sentence';
import styles from './entry-lists.module.css';
import { useIsReadOnly } from './fields';

interface AddOption {
  readonly id: string;
  readonly label: Sentence;
}

interface AddControlProps<Of extends AddOption> {
  /** What it is added to. */
  readonly title: Sentence;
  readonly kinds: readonly Of[];
  readonly onAdd: (kind: Of) => void;
}

/** What can be added: with one kind a button, with several a choice before it. */
export const AddControl = <Of extends AddOption>({ title, kinds, onAdd }: AddControlProps<Of>) => {
  const say = useSay();
  const words = useTranslations('forms.entries');
  const isReadOnly = useIsReadOnly();
  const [chosen, setChosen] = useState<string | null>(null);
  const kind = kinds.find(({ id }) => id === chosen) ?? kinds[0];
  if (!kind) return null;
  return (
    <div className={styles.adding}>
      {kinds.length > 1 && (
        <select
          className={controls.input}
          aria-label={words('kind', { list: say(title) })}
          value={kind.id}
          disabled={isReadOnly}
          onChange={({ target }) => setChosen(target.value)}
        >
          {kinds.map(({ id, label }) => (
            <option key={id} value={id}>
              {say(label)}
            </option>
          ))}
        </select>
      )}
      <Button
        disabled={isReadOnly}
        aria-label={words('add-to', { list: say(title) })}
        onClick={() => onAdd(kind)}
      >
        {words('add')}
      </Button>
    </div>
  );
};
