'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import type { Seat } from '@/lib/game/game-system';
import { openMatch, recordOf } from '@/lib/game/match';
import styles from './play.module.css';
import { packed } from './record-link';
import { type Machine, SPEEDS, type Speed } from './use-machine';
import type { Game } from './use-match';

interface PlayBarProps {
  readonly game: Game;
  readonly machine: Machine;
  readonly seats: readonly Seat[];
  readonly title: string;
}

/** Back and forth in time, who plays, and the game as a link or a file. */
export const PlayBar = ({ game, machine, seats, title }: PlayBarProps) => {
  const words = useTranslations('play');
  const { match } = game;
  const last = match.moments.length - 1;
  return (
    <div className={styles.bar}>
      <h1>{title}</h1>
      <div className={styles.tools} role="toolbar" aria-label={words('time')}>
        <TimeButton words={words('undo')} isOff={match.at === 0} onClick={() => game.goTo(match.at - 1)} />
        <TimeButton words={words('redo')} isOff={match.at === last} onClick={() => game.goTo(match.at + 1)} />
        <TimeButton words={words('latest')} isOff={match.at === last} onClick={() => game.goTo(last)} />
        <TimeButton words={words('throw-again')} isOff={false} onClick={game.throwAgain} />
      </div>
      <fieldset className={styles.tools} aria-label={words('machine')}>
        {seats.map(({ id, name }) => (
          <label key={id}>
            <input type="checkbox" checked={machine.isMachine(id)} onChange={() => machine.toggle(id)} />{' '}
            {words('machine-plays', { name })}
          </label>
        ))}
        <label>
          {words('speed')}{' '}
          <select value={machine.speed} onChange={event => machine.setSpeed(event.target.value as Speed)}>
            {Object.keys(SPEEDS).map(speed => (
              <option key={speed} value={speed}>
                {words(`speeds.${speed}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <input
            type="checkbox"
            checked={machine.isPaused}
            onChange={event => machine.setPaused(event.target.checked)}
          />{' '}
          {words('pause')}
        </label>
      </fieldset>
      <Sharing game={game} />
    </div>
  );
};

interface TimeButtonProps {
  readonly words: string;
  readonly isOff: boolean;
  readonly onClick: () => void;
}

const TimeButton = ({ words, isOff, onClick }: TimeButtonProps) => (
  <button type="button" className={buttonClass()} disabled={isOff} onClick={onClick}>
    {words}
  </button>
);

const Sharing = ({ game }: { readonly game: Game }) => {
  const words = useTranslations('play');
  const [link, setLink] = useState<string | null>(null);
  const { match } = game;
  const makeLink = async (): Promise<void> => {
    const address = `${location.origin}${location.pathname}#${await packed(recordOf(match))}`;
    setLink(address);
  };
  const startAnew = (): void => {
    const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
    game.replace(openMatch(match.rules, match.scenario, seed));
  };
  return (
    <div className={styles.tools}>
      <button type="button" className={buttonClass()} onClick={() => void makeLink()}>
        {words('link')}
      </button>
      <button type="button" className={buttonClass()} onClick={startAnew}>
        {words('anew')}
      </button>
      {link !== null && (
        <input
          className={styles.link}
          aria-label={words('link-label')}
          readOnly
          value={link}
          onFocus={event => event.target.select()}
        />
      )}
    </div>
  );
};
