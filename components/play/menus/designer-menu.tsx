'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/controls/button';
import { useSay } from '@/components/words/use-say';
import type { AnySystem, Seat } from '@/lib/game/contract/game-system';
import { listSeatTimes, listTurnTimes, type TurnTime } from '@/lib/game/play/log/timing';
import { Points } from '../choices/points';
import type { GameControls } from '../session/use-game-session';
import type { ViewOptions } from '../session/use-view-options';
import styles from './play-popover.module.css';

interface DesignerMenuProps {
  readonly system: AnySystem;
  readonly game: GameControls;
  readonly seats: readonly Seat[];
  readonly looks: ViewOptions;
  /** Who looks; null: everybody may. */
  readonly viewer: string | null;
}

/** What a designer wants to know of a game: where the fighting was, what it brought, and who took how long. */
export const DesignerMenu = ({ system, game, seats, looks, viewer }: DesignerMenuProps) => {
  const words = useTranslations('play');
  const nameOf = (seat: string): string => seats.find(({ id }) => id === seat)?.name ?? seat;
  return (
    <fieldset className={styles.tools} aria-label={words('designer')}>
      <label>
        <input
          type="checkbox"
          checked={looks.isHot}
          onChange={event => looks.set({ isHot: event.target.checked })}
        />{' '}
        {words('heat')}
      </label>
      <Points system={system} match={game.match} seats={seats} viewer={viewer} />
      <SeatTimes game={game} nameOf={nameOf} />
      <TurnTimes game={game} nameOf={nameOf} />
    </fieldset>
  );
};

interface TimesProps {
  readonly game: GameControls;
  readonly nameOf: (seat: string) => string;
}

const SeatTimes = ({ game, nameOf }: TimesProps) => {
  const words = useTranslations('play');
  const times = listSeatTimes(game.match);
  if (times.length === 0) return null;
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
        {times.map(({ seat, turns, choices, milliseconds }) => (
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

/** Turn by turn and phase by phase; a click goes to the beginning of the turn. */
const TurnTimes = ({ game, nameOf }: TimesProps) => {
  const words = useTranslations('play');
  const turns = listTurnTimes(game.match);
  if (turns.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard.
    <section className={styles.turns} tabIndex={0} aria-label={words('turn-by-turn')}>
      <table>
        <caption>{words('turn-by-turn')}</caption>
        <thead>
          <tr>
            <th scope="col">{words('turn-and-phase')}</th>
            <th scope="col">{words('side')}</th>
            <th scope="col">{words('choices')}</th>
            <th scope="col">{words('seconds')}</th>
          </tr>
        </thead>
        {turns.map(turn => (
          <TurnRows key={turn.from} turn={turn} nameOf={nameOf} onGo={() => game.goTo(turn.from)} />
        ))}
      </table>
    </section>
  );
};

interface TurnRowsProps {
  readonly turn: TurnTime;
  readonly nameOf: (seat: string) => string;
  readonly onGo: () => void;
}

const TurnRows = ({ turn, nameOf, onGo }: TurnRowsProps) => {
  const words = useTranslations('play');
  const say = useSay();
  const seconds = (milliseconds: number): string => words('minutes-of', { minutes: milliseconds / 1000 });
  return (
    <tbody>
      <tr className={styles.turn}>
        <th scope="rowgroup" colSpan={2}>
          <Button look="bare" onClick={onGo}>
            {say(turn.turn)}
          </Button>
        </th>
        <td>{turn.choices}</td>
        <td>{seconds(turn.milliseconds)}</td>
      </tr>
      {turn.phases.map(({ phase, seat, choices, milliseconds }) => (
        <tr key={`${phase.code} ${seat}`}>
          <th scope="row">{say(phase)}</th>
          <td>{nameOf(seat)}</td>
          <td>{choices}</td>
          <td>{seconds(milliseconds)}</td>
        </tr>
      ))}
    </tbody>
  );
};
