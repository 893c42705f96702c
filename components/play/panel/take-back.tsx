'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/controls/button';
import { useSay } from '@/components/words/use-say';
import { listLoggedOrders, orderAt } from '@/lib/game/play/log/order-log';
import type { BackRequest } from '@/lib/game/play/session/back-request';
import { usePlay } from '../session/play-model';
import type { GameControls } from '../session/use-game-session';
import type { ViewOptions } from '../session/use-view-options';
import styles from './panel.module.css';
import { UndoSign } from './undo-sign';

/**
 * The present name of taking back: undoing, asking others for it, or doing it where only computers would be asked.
 */
export const nameUndo = ({ undo, backRequest, type }: GameControls): 'undo' | 'ask-back' | 'take-back' => {
  if (undo || !backRequest) return 'undo';
  return type === 'local' && backRequest.others.length === 0 ? 'take-back' : 'ask-back';
};

/** Undoes what is free to undo, else asks for it; null: there is nothing to take back. */
export const undoOrAsk = (game: GameControls, looks: ViewOptions): (() => void) | null => {
  const { backRequest: request, undo, match } = game;
  if (undo || !request) return undo;
  return game.type === 'remote' ? () => game.takeBack(request) : () => looks.set({ askedBack: match });
};

interface TakeBackProps {
  readonly game: GameControls;
  readonly looks: ViewOptions;
}

/**
 * Undo while it is free; then a request: against computers only a confirmation, else to the person at this screen.
 */
export const TakeBack = ({ game, looks }: TakeBackProps) => {
  const words = useTranslations('play');
  const run = undoOrAsk(game, looks);
  if (game.backRequest && looks.askedBack === game.match)
    return <Question game={game} onRefuse={() => looks.set({ askedBack: null })} />;
  return (
    <Button className={styles.undo} disabled={run === null} onClick={run ?? undefined}>
      <UndoSign />
      {words(nameUndo(game))}
    </Button>
  );
};

interface QuestionProps {
  readonly game: GameControls;
  readonly onRefuse: () => void;
}

const Question = ({ game, onRefuse }: QuestionProps) => {
  const words = useTranslations('play');
  const request = game.backRequest;
  if (!request) return null;
  const isAgreed = request.others.length === 0;
  return (
    <section className={styles.question} aria-label={words(nameUndo(game))}>
      <p>{isAgreed ? <WhatGoes game={game} /> : <WhoAsks request={request} />}</p>
      <Button onClick={() => game.takeBack(request)}>{words(isAgreed ? 'take-back' : 'agree')}</Button>
      <Button onClick={onRefuse}>{words(isAgreed ? 'take-back-not' : 'refuse')}</Button>
    </section>
  );
};

/** Against computers: which order is undone, and that the record mentions it. */
const WhatGoes = ({ game: { match, backRequest } }: { readonly game: GameControls }) => {
  const words = useTranslations('play');
  const say = useSay();
  const { viewer } = usePlay();
  const orders = listLoggedOrders(match, viewer ?? 'all');
  const told = backRequest && orderAt(orders, backRequest.at + 1)?.summary;
  return words('take-back-means', { order: told ? say(told.text) : '', isTold: told ? 'yes' : 'no' });
};

const WhoAsks = ({ request }: { readonly request: BackRequest }) => {
  const words = useTranslations('play');
  const { seats } = usePlay();
  const nameOf = (id: string): string => seats.find(seat => seat.id === id)?.name ?? '';
  return words('back-asked', {
    name: nameOf(request.seat),
    others: request.others.map(nameOf).join(', '),
  });
};
