'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import type { ActionBase } from '@/lib/game/contract/play-rules';
import { resolveTypedOrder } from '@/lib/game/play/typed-order';
import styles from './choices.module.css';

interface ChoiceInputProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly sentences: readonly string[];
  readonly choices: readonly ActionBase[];
  readonly onChoose: (action: ActionBase) => void;
}

/** An order in words: the number of a choice, or as many of its words as tell it from the others. What is typed narrows the list. */
export const ChoiceInput = ({ typed, onType, sentences, choices, onChoose }: ChoiceInputProps) => {
  const words = useTranslations('play');
  const [answer, setAnswer] = useState('');
  const give = (event: FormEvent): void => {
    event.preventDefault();
    const found = resolveTypedOrder(typed, sentences);
    const action = found.type === 'choice' ? choices[found.choice] : undefined;
    if (action) {
      onType('');
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
        type="text"
        aria-label={words('order')}
        placeholder={words('order-hint', { count: choices.length })}
        data-order="true"
        autoComplete="off"
        value={typed}
        onChange={event => {
          onType(event.target.value);
          setAnswer('');
        }}
      />
      <output>{answer}</output>
    </form>
  );
};
