'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useSay } from '@/components/words/use-say';
import { type Match, momentOf } from '@/lib/game/match';
import type { ActionBase } from '@/lib/game/play-rules';
import { choicesMeant } from '@/lib/game/typed-order';
import styles from './choices.module.css';

interface OrderLineProps {
  readonly match: Match;
  readonly choices: readonly ActionBase[];
  readonly onChoose: (action: ActionBase) => void;
}

/** An order in words: the number of a choice, or as many of its words as tell it from the others. */
export const OrderLine = ({ match, choices, onChoose }: OrderLineProps) => {
  const say = useSay();
  const words = useTranslations('play');
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState('');
  const give = (event: FormEvent): void => {
    event.preventDefault();
    const { state } = momentOf(match);
    const sentences = choices.map(action => say(match.rules.describe(action, action.by, state)));
    const meant = choicesMeant(text, sentences);
    const only = meant.length === 1 ? choices[meant[0] ?? -1] : undefined;
    if (only) {
      setText('');
      setAnswer('');
      onChoose(only);
      return;
    }
    const some = meant.slice(0, 3).map(index => sentences[index]);
    setAnswer(
      meant.length === 0
        ? words('order-unknown', { count: choices.length })
        : words('order-unclear', { count: meant.length, some: some.join(' · ') }),
    );
  };
  return (
    <form className={styles.order} onSubmit={give}>
      <input
        type="text"
        aria-label={words('order')}
        placeholder={words('order-hint')}
        data-order="true"
        autoComplete="off"
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <output>{answer}</output>
    </form>
  );
};
