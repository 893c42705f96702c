'use client';

import { useTranslations } from 'next-intl';
import type { Seat } from '@/lib/game/game-system';
import { timesOf } from '@/lib/game/timing';
import styles from './menu.module.css';
import type { Looks } from './use-looks';
import type { Game } from './use-match';

interface DesignerMenuProps {
  readonly game: Game;
  readonly seats: readonly Seat[];
  readonly looks: Looks;
}

/** What a designer wants to know of a game: where it was fought, and who took how long. */
export const DesignerMenu = ({ game, seats, looks }: DesignerMenuProps) => {
  const words = useTranslations('play');
  const nameOf = (seat: string): string => seats.find(({ id }) => id === seat)?.name ?? seat;
  return (
    <details className={styles.menu}>
      <summary>{words('designer')}</summary>
      <fieldset aria-label={words('designer')}>
        <label>
          <input
            type="checkbox"
            checked={looks.isHot}
            onChange={event => looks.set({ isHot: event.target.checked })}
          />{' '}
          {words('heat')}
        </label>
        <table>
          <caption>{words('times')}</caption>
          <thead>
            <tr>
              <th scope="col">{words('side')}</th>
              <th scope="col">{words('turns')}</th>
              <th scope="col">{words('choices')}</th>
              <th scope="col">{words('minutes')}</th>
            </tr>
          </thead>
          <tbody>
            {timesOf(game.match).map(({ seat, turns, choices, milliseconds }) => (
              <tr key={seat}>
                <th scope="row">{nameOf(seat)}</th>
                <td>{turns}</td>
                <td>{choices}</td>
                <td>{words('minutes-of', { minutes: milliseconds / 60_000 })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </fieldset>
    </details>
  );
};
