'use client';

import { useTranslations } from 'next-intl';
import type { AnySystem, Seat } from '@/lib/game/game-system';
import { timesOf, turnsOf } from '@/lib/game/timing';
import styles from './menu.module.css';
import { Points } from './points';
import type { Looks } from './use-looks';
import type { Game } from './use-match';

interface DesignerMenuProps {
  readonly system: AnySystem;
  readonly game: Game;
  readonly seats: readonly Seat[];
  readonly looks: Looks;
}

/** What a designer wants to know of a game: where it was fought, what it has brought, and who took how long. */
export const DesignerMenu = ({ system, game, seats, looks }: DesignerMenuProps) => {
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
        <Points system={system} match={game.match} seats={seats} />
        <SeatTimes game={game} nameOf={nameOf} />
        <TurnTimes game={game} nameOf={nameOf} />
      </fieldset>
    </details>
  );
};

interface TimesProps {
  readonly game: Game;
  readonly nameOf: (seat: string) => string;
}

const SeatTimes = ({ game, nameOf }: TimesProps) => {
  const words = useTranslations('play');
  return (
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
  );
};

/** Turn by turn; a click goes to its beginning. */
const TurnTimes = ({ game, nameOf }: TimesProps) => {
  const words = useTranslations('play');
  const turns = turnsOf(game.match);
  if (turns.length === 0) return null;
  return (
    <div className={styles.turns}>
      <table>
        <caption>{words('turn-by-turn')}</caption>
        <thead>
          <tr>
            <th scope="col">{words('turn')}</th>
            <th scope="col">{words('side')}</th>
            <th scope="col">{words('choices')}</th>
            <th scope="col">{words('seconds')}</th>
          </tr>
        </thead>
        <tbody>
          {turns.map(({ seat, from, choices, milliseconds }, index) => (
            <tr key={from}>
              <th scope="row">
                <button type="button" onClick={() => game.goTo(from)}>
                  {index + 1}
                </button>
              </th>
              <td>{nameOf(seat)}</td>
              <td>{choices}</td>
              <td>{words('minutes-of', { minutes: milliseconds / 1000 })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
