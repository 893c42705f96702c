'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Dialog } from '@/components/ui/overlays/dialog';
import { useSay } from '@/components/words/use-say';
import { type LabelledCommand, searchCommands } from '@/lib/editor/commands/command-search';
import { listPaletteCommands } from '@/lib/editor/commands/registry';
import type { StudioState } from '@/lib/editor/session/state';
import { useStudio } from '../session/studio-context';
import { useDialogPanel } from '../session/use-dialog-panel';
import { Chords } from './key-list';
import styles from './palette.module.css';
import { useCommandContext } from './use-command-context';

const MOST_SHOWN = 60;
const PAGE = 8;

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE };

interface ChoiceProps {
  readonly labelled: LabelledCommand;
  readonly isOn: boolean;
  readonly id: string;
  readonly isChosen: boolean;
  readonly onRun: () => void;
}

const Choice = ({ labelled: { command, label, kind }, isOn, id, isChosen, onRun }: ChoiceProps) => {
  const words = useTranslations('commands.palette');
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChosen) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and its keys.
    // biome-ignore lint/a11y/useFocusableInteractive: the field above names the chosen one.
    <div ref={line} id={id} role="option" aria-selected={isChosen} className={styles.choice} onClick={onRun}>
      <small>{kind}</small>
      <span>{label}</span>
      {isOn && <small>{words('is-on')}</small>}
      {command.keys.length > 0 && <Chords keys={command.keys.slice(0, 1)} />}
    </div>
  );
};

/** The state when the palette was opened: nothing changes below it. */
const useStateAtOpening = (): StudioState => {
  const { store } = useStudio();
  return useState(store.getState)[0];
};

const useCommands = (state: StudioState): readonly LabelledCommand[] => {
  const say = useSay();
  return useMemo(
    () =>
      listPaletteCommands(state).map(command => ({
        command,
        label: say(command.label),
        kind: say({ code: `commands.kind.${command.group}` }),
      })),
    [state, say],
  );
};

const Search = ({ onRun }: { readonly onRun: (labelled: LabelledCommand) => void }) => {
  const words = useTranslations('commands.palette');
  const id = useId();
  const state = useStateAtOpening();
  const commands = useCommands(state);
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  // At once, not a frame later: the next keystroke is meant for the field.
  useLayoutEffect(() => field.current?.focus(), []);
  const matching = useMemo(() => searchCommands(commands, typed), [commands, typed]);
  const shown = matching.slice(0, MOST_SHOWN);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    const chosen = shown[at];
    if (step !== undefined) setAt(Math.max(0, Math.min(shown.length - 1, at + step)));
    else if (event.key === 'Enter' && chosen) onRun(chosen);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <input
        ref={field}
        type="text"
        role="combobox"
        className={styles.find}
        autoComplete="off"
        spellCheck={false}
        aria-label={words('find')}
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={shown[at] ? `${id}-${at}` : undefined}
        placeholder={words('find')}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-list`} role="listbox" aria-label={words('results')} className={styles.choices}>
        {shown.map((labelled, index) => (
          <Choice
            key={labelled.command.id}
            labelled={labelled}
            isOn={labelled.command.isOn?.(state) ?? false}
            id={`${id}-${index}`}
            isChosen={index === at}
            onRun={() => onRun(labelled)}
          />
        ))}
      </div>
      <footer>
        <span role="status">{words('count', { count: matching.length })}</span>
        <span>{words('hint')}</span>
      </footer>
    </>
  );
};

/** Everything that can be done, found by typing. It stays in the page, so that a late key press still finds it. */
export const CommandPalette = () => {
  const { isOpen, close } = useDialogPanel('palette');
  const context = useCommandContext();
  const words = useTranslations('commands.palette');
  const onRun = ({ command }: LabelledCommand): void => {
    // Closed first, so that the focus has returned before the command runs.
    close();
    command.run(context);
  };
  return (
    <Dialog isOpen={isOpen} onClose={close} label={words('title')} className={styles.palette} isKept>
      {isOpen && <Search onRun={onRun} />}
    </Dialog>
  );
};
