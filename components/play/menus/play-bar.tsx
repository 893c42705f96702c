'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/controls/button';
import type { AnySystem, Seat } from '@/lib/game/contract/game-system';
import styles from '../play.module.css';
import type { ComputerPlayers } from '../session/use-computer-players';
import type { GameControls } from '../session/use-game-session';
import type { ViewOptions } from '../session/use-view-options';
import { ComputerMenu } from './computer-menu';
import { DesignerMenu } from './designer-menu';
import { GameMenu } from './game-menu';
import { KeyList } from './key-list';

interface PlayBarProps {
  readonly system: AnySystem;
  readonly game: GameControls;
  readonly machine: ComputerPlayers;
  readonly seats: readonly Seat[];
  readonly title: string;
  readonly home: string;
  readonly looks: ViewOptions;
  /** Who looks; null: everybody may. */
  readonly viewer: string | null;
}

/** Moving through the game, the view, who plays, and the game as a link or a file. */
export const PlayBar = ({
  system,
  game,
  machine: computer,
  seats,
  title,
  home,
  looks,
  viewer,
}: PlayBarProps) => {
  const words = useTranslations('play');
  return (
    <header className={styles.bar}>
      <h1>
        <Link href={home}>{title}</Link>
      </h1>
      <TimeTools game={game} />
      <div className={styles.tools}>
        <label>
          <input
            type="checkbox"
            checked={looks.inWords}
            onChange={event => looks.set({ inWords: event.target.checked })}
          />{' '}
          {words('in-words')}
        </label>
        <ComputerMenu machine={computer} seats={seats} />
        <GameMenu game={game} title={title} isDraft={home.startsWith('/studio/')} />
        <DesignerMenu {...{ system, game, seats, looks, viewer }} />
        <KeyList />
      </div>
    </header>
  );
};

/** Undo obeys the rules of taking back; the others show any moment, past dice as well. */
const TimeTools = ({ game }: { readonly game: GameControls }) => {
  const words = useTranslations('play');
  const { match } = game;
  const last = match.moments.length - 1;
  const isLatest = match.at === last;
  return (
    <div className={styles.tools} role="toolbar" aria-label={words('time')}>
      <TimeButton words={words('undo')} onClick={game.undo} />
      <TimeButton words={words('back')} onClick={match.at === 0 ? null : () => game.goTo(match.at - 1)} />
      <input
        type="range"
        className={styles.slider}
        aria-label={words('moment')}
        aria-valuetext={words('moment-of', { at: match.at, last })}
        min={0}
        max={last}
        value={match.at}
        onChange={event => game.goTo(Number(event.target.value))}
      />
      <TimeButton words={words('redo')} onClick={isLatest ? null : () => game.goTo(match.at + 1)} />
      <TimeButton words={words('latest')} onClick={isLatest ? null : () => game.goTo(last)} />
      <TimeButton words={words('throw-again')} onClick={game.throwAgain} />
    </div>
  );
};

interface TimeButtonProps {
  readonly words: string;
  /** Null: not now. */
  readonly onClick: (() => void) | null;
}

const TimeButton = ({ words, onClick }: TimeButtonProps) => (
  <Button disabled={onClick === null} onClick={onClick ?? undefined}>
    {words}
  </Button>
);
