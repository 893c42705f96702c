'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/controls/button';
import type { GameControls } from '../session/use-game-session';
import styles from './bar.module.css';

/** Shows any moment of the game, past dice as well; undo, which obeys the rules of taking back, stands elsewhere. */
export const ReplayTools = ({ game }: { readonly game: GameControls }) => {
  const words = useTranslations('play');
  const { match } = game;
  const last = match.moments.length - 1;
  const isLatest = match.at === last;
  return (
    <div className={styles.replay} role="toolbar" aria-label={words('time')}>
      <input
        type="range"
        aria-label={words('moment')}
        aria-valuetext={words('moment-of', { at: match.at, last })}
        min={0}
        max={last}
        value={match.at}
        onChange={event => game.goTo(Number(event.target.value))}
      />
      <StepButton words={words('back')} onClick={match.at === 0 ? null : () => game.goTo(match.at - 1)} />
      <StepButton words={words('redo')} onClick={isLatest ? null : () => game.goTo(match.at + 1)} />
      <StepButton words={words('latest')} onClick={isLatest ? null : () => game.goTo(last)} />
      {game.type === 'local' && <StepButton words={words('throw-again')} onClick={game.throwAgain} />}
    </div>
  );
};

interface StepProps {
  readonly words: string;
  /** Null: not now. */
  readonly onClick: (() => void) | null;
}

const StepButton = ({ words, onClick }: StepProps) => (
  <Button disabled={onClick === null} onClick={onClick ?? undefined}>
    {words}
  </Button>
);
