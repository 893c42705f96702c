'use client';

import { useTranslations } from 'next-intl';
import type { Seat } from '@/lib/game/contract/game-system';
import { SPEEDS, type Speed } from '@/lib/games/computer-speed';
import type { ComputerPlayers } from '../session/use-computer-players';
import styles from './play-popover.module.css';

interface ComputerMenuProps {
  readonly computer: ComputerPlayers;
  readonly seats: readonly Seat[];
}

/** Which sides the computer plays, how fast it plays, and whether it waits. */
export const ComputerMenu = ({ computer, seats }: ComputerMenuProps) => {
  const words = useTranslations('play');
  return (
    <fieldset className={styles.tools} aria-label={words('computer-player')}>
      {seats.map(({ id, name }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={computer.isComputer(id)}
            onChange={event => computer.setLevel(id, event.target.checked ? 'steady' : null)}
          />{' '}
          {words('computer-plays', { name })}
        </label>
      ))}
      <label>
        {words('speed')}{' '}
        <select value={computer.speed} onChange={event => computer.setSpeed(event.target.value as Speed)}>
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
          checked={computer.isPaused}
          onChange={event => computer.setPaused(event.target.checked)}
        />{' '}
        {words('pause')}
      </label>
    </fieldset>
  );
};
