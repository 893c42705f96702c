'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { usePlay } from '../session/play-model';
import type { GameControls } from '../session/use-game-session';
import styles from './panel.module.css';
import { UndoSign } from './undo-sign';

/** Undo while it is free; then asking for it: the computer agrees at once, a person at this screen is asked. */
export const TakeBack = ({ game }: { readonly game: GameControls }) => {
  const words = useTranslations('play');
  const [asked, setAsked] = useState<GameControls['match'] | null>(null);
  const { backRequest: request, undo, match } = game;
  if (request && asked === match) return <Question game={game} onRefuse={() => setAsked(null)} />;
  const ask = request && (() => (request.others.length === 0 ? game.takeBack(request) : setAsked(match)));
  return (
    <Button
      className={styles.undo}
      data-undo="true"
      disabled={!undo && !ask}
      onClick={undo ?? ask ?? undefined}
    >
      <UndoSign />
      {words(undo || !ask ? 'undo' : 'ask-back')}
    </Button>
  );
};

interface QuestionProps {
  readonly game: GameControls;
  readonly onRefuse: () => void;
}

const Question = ({ game, onRefuse }: QuestionProps) => {
  const words = useTranslations('play');
  const { seats } = usePlay();
  const request = game.backRequest;
  if (!request) return null;
  const nameOf = (id: string): string => seats.find(seat => seat.id === id)?.name ?? '';
  const others = request.others.map(nameOf).join(', ');
  return (
    <section className={styles.question} aria-label={words('ask-back')}>
      <p>{words('back-asked', { name: nameOf(request.seat), others })}</p>
      <Button onClick={() => game.takeBack(request)}>{words('agree')}</Button>
      <Button onClick={onRefuse}>{words('refuse')}</Button>
    </section>
  );
};
