'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ActionBase } from '@/lib/game/contract/play-rules';
import { resolveTypedOrder } from '@/lib/game/play/board/typed-order';
import styles from './choices.module.css';

interface ChoiceInputProps {
  readonly sentences: readonly string[];
  readonly choices: readonly ActionBase[];
  readonly onChoose: (action: ActionBase) => void;
}

/** An order in words: the number of a choice, or enough of its words to identify it. */
export const ChoiceInput = ({ sentences, choices, onChoose }: ChoiceInputProps) => {
  const words = useTranslations('play');
  const [typed, setTyped] = useState('');
  const [answer, setAnswer] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const give = (event: FormEvent): void => {
    event.preventDefault();
    const found = resolveTypedOrder(typed, sentences);
    const action = found.type === 'choice' ? choices[found.choice] : undefined;
    if (action) {
      setTyped('');
      setAnswer('');
      onChoose(action);
      return;
    }
    const next =
      found.type === 'several' ? found.choices.map(index => `${index + 1} ${sentences[index]}`) : [];
    setAnswer(
      next.length === 0
        ? words('order-unknown', { count: choices.length })
        : words('order-unclear', { count: next.length, some: next.join(' · ') }),
    );
  };
  return (
    <form className={styles.order} onSubmit={give}>
      <input
        ref={field}
        type="text"
        aria-label={words('order')}
        placeholder={words('order-hint', { count: choices.length })}
        autoComplete="off"
        value={typed}
        onChange={event => {
          setTyped(event.target.value);
          setAnswer('');
        }}
      />
      <output>{answer}</output>
    </form>
  );
};
