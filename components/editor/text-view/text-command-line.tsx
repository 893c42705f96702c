'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import controls from '@/components/ui/controls/controls.module.css';
import { useSay } from '@/components/words/use-say';
import { executeCommand } from '@/lib/editor/text-commands/execute';
import { parseCommand } from '@/lib/editor/text-commands/parse';
import { vocabularyOf } from '@/lib/editor/text-commands/vocabulary';
import { useCommandContext } from '../commands/use-command-context';
import { useStudio } from '../session/studio-context';
import styles from './text-command-line.module.css';

interface CommandEntry {
  readonly number: number;
  readonly said: string;
  readonly answers: readonly string[];
}

/** What was typed and what was answered, the newest last. */
const useConversation = () => {
  const { store } = useStudio();
  const context = useCommandContext();
  const say = useSay();
  const [entries, setEntries] = useState<readonly CommandEntry[]>([]);
  const enter = (said: string): void => {
    const state = store.getState();
    const result = executeCommand(state, parseCommand(said, vocabularyOf(state, say)), say);
    const { answers, command } = result;
    store.update(() => result.state);
    command?.run(context);
    setEntries(before => [...before, { number: before.length, said, answers: answers.map(say) }]);
  };
  return { entries, enter };
};

/** The arrow keys bring back what was typed before. */
const useRecall = (entries: readonly CommandEntry[]) => {
  const [text, setText] = useState('');
  const [back, setBack] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(entries.length, back + step));
    setBack(next);
    setText(entries.at(-next)?.said ?? '');
  };
  const clear = (): void => {
    setText('');
    setBack(0);
  };
  return { text, setText, clear, onKeyDown };
};

const Log = ({ entries }: { readonly entries: readonly CommandEntry[] }) => {
  const words = useTranslations('commands.typed');
  const log = useRef<HTMLDivElement>(null);
  // Newer browsers give a promise from scrolling, which React would take for a way to end the effect: therefore the braces.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new entry is to be in sight.
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [entries]);
  return (
    <section
      ref={log}
      className={styles.log}
      role="log"
      aria-label={words('log')}
      aria-live="polite"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key.
      tabIndex={0}
    >
      {entries.map(({ number, said, answers }) => (
        <div key={number}>
          <p className={styles.said}>{said}</p>
          <p>{answers.join(' ')}</p>
        </div>
      ))}
    </section>
  );
};

/** Commands by typed sentences: for people who hear the board rather than see it. */
export const TextCommandLine = () => {
  const words = useTranslations('commands.typed');
  const id = useId();
  const { entries, enter } = useConversation();
  const { text, setText, clear, onKeyDown } = useRecall(entries);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() !== '') enter(text.trim());
    clear();
  };
  return (
    <form className={styles.orders} onSubmit={onSubmit}>
      <label htmlFor={id}>{words('label')}</label>
      <div className={styles.line}>
        <input
          id={id}
          className={controls.input}
          type="text"
          autoComplete="off"
          spellCheck={false}
          placeholder={words('placeholder')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
        />
        <Button type="submit">{words('go')}</Button>
      </div>
      <Log entries={entries} />
    </form>
  );
};
