'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import controls from '@/components/ui/controls/controls.module.css';
import { Dialog, DialogTitle } from '@/components/ui/overlays/dialog';
import { useSay } from '@/components/words/use-say';
import { type KeyGroup, listKeyGroups } from '@/lib/editor/commands/key-commands';
import { normalizeText } from '@/lib/editor/text-commands/match';
import { useStudioState } from '../session/studio-context';
import { useDialogPanel } from '../session/use-dialog-panel';
import styles from './palette.module.css';
import { useFormatChord } from './use-format-chord';

export const Chords = ({ keys }: { readonly keys: readonly string[] }) => {
  const formatChord = useFormatChord();
  return (
    <span className={styles.chords}>
      {keys.map(chord => (
        <kbd key={chord}>{formatChord(chord)}</kbd>
      ))}
    </span>
  );
};

const Group = ({ group }: { readonly group: KeyGroup }) => {
  const words = useTranslations('commands.keys');
  const say = useSay();
  return (
    <section className={styles.keyGroup}>
      <h3>{words(`group.${group.id}`)}</h3>
      <dl>
        {group.commands.map(({ id, label, keys }) => (
          <div key={id}>
            <dt>{say(label)}</dt>
            <dd>
              <Chords keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

/** Only the lines whose words or keys contain the typed text. */
const useGroups = (typed: string): readonly KeyGroup[] => {
  const formatChord = useFormatChord();
  const say = useSay();
  const state = useStudioState(whole => whole);
  return useMemo(() => {
    const wanted = normalizeText(typed);
    return listKeyGroups(state)
      .map(group => ({
        ...group,
        commands: group.commands.filter(({ label, keys }) =>
          normalizeText(`${say(label)} ${keys.map(formatChord).join(' ')}`).includes(wanted),
        ),
      }))
      .filter(({ commands }) => commands.length > 0);
  }, [state, say, typed, formatChord]);
};

const Lines = () => {
  const words = useTranslations('commands.keys');
  const [typed, setTyped] = useState('');
  const groups = useGroups(typed);
  return (
    <>
      <input
        type="search"
        className={styles.find}
        aria-label={words('find')}
        placeholder={words('find')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key. */}
      <section className={styles.keyGroups} tabIndex={0} aria-label={words('title')}>
        {groups.length === 0 && <p className={controls.hint}>{words('none')}</p>}
        {groups.map(group => (
          <Group key={group.id} group={group} />
        ))}
      </section>
    </>
  );
};

/** Every key, to be looked through. */
export const KeyList = () => {
  const { isOpen, close } = useDialogPanel('keys');
  const words = useTranslations('commands.keys');
  return (
    <Dialog isOpen={isOpen} onClose={close} className={styles.keyList}>
      <header>
        <DialogTitle>{words('title')}</DialogTitle>
        <Button onClick={close}>{words('close')}</Button>
      </header>
      <Lines />
    </Dialog>
  );
};
