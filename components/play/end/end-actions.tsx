'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { PageLink } from '@/components/ui/controls/page-link';
import type { Seat } from '@/lib/game/contract/game-system';
import { type GameSession, goToMoment } from '@/lib/game/play/session/game-session';
import { levelOf, PERSON, type Player, type Players } from '@/lib/game/play/session/players';
import { packGame } from '@/lib/games/game-link';
import styles from './end.module.css';
import type { GameEndProps } from './game-end';
import { ReportGame } from './report-game';

/** The same opponents, but the person takes this seat, and whoever had it takes theirs. */
const playersAs = (players: Players, seats: readonly Seat[], seat: string): Players => {
  const own = seats.find(({ id }) => levelOf(players, id) === null)?.id ?? seat;
  const moved: Record<string, Player> = { ...players, [seat]: PERSON };
  return own === seat ? moved : { ...moved, [own]: players[seat] ?? PERSON };
};

/** Look at it again, play it again, send it. */
export const EndActions = ({
  match,
  home,
  onGo,
  onRestart,
  seats,
}: GameEndProps & { readonly seats: readonly Seat[] }) => {
  const words = useTranslations('log.end');
  const last = match.moments.length - 1;
  return (
    <div className={styles.actions}>
      <Button look="main" onClick={() => onGo(0)}>
        {words('replay')}
      </Button>
      {onRestart && (
        <fieldset className={styles.again}>
          <legend>{words('again')}</legend>
          {seats.map(({ id, name }) => (
            <Button key={id} onClick={() => onRestart(playersAs(match.players, seats, id))}>
              {words('again-as', { name })}
            </Button>
          ))}
        </fieldset>
      )}
      <ReportGame match={match} home={home} isByLink={onRestart === null} />
      <ReplayLink match={match} isByLink={onRestart === null} />
      <Button onClick={() => onGo(last - 1)}>{words('last')}</Button>
      <PageLink href={home}>{words('battle')}</PageLink>
    </div>
  );
};

/** A link that opens the game at its beginning. */
const ReplayLink = ({ match, isByLink }: { readonly match: GameSession; readonly isByLink: boolean }) => {
  const words = useTranslations('log.end');
  const [link, setLink] = useState<string | null>(null);
  const [isCopied, setCopied] = useState(false);
  const share = async (): Promise<void> => {
    const { origin, pathname, search } = location;
    const query = search.replace(/[?&]continue=?/, '');
    // A game by link has its own address, and its record is on the server.
    const made = isByLink
      ? `${origin}${pathname}`
      : `${origin}${pathname}${query}#${await packGame(goToMoment(match, 0))}`;
    setLink(made);
    await navigator.clipboard?.writeText(made).then(
      () => setCopied(true),
      (error: unknown) => console.warn('the link was not copied', error),
    );
  };
  return (
    <>
      <Button onClick={() => void share()}>{words('share')}</Button>
      {link !== null && (
        <label className={styles.link}>
          {words(isCopied ? 'copied' : 'link')}
          <input readOnly value={link} onFocus={event => event.target.select()} />
        </label>
      )}
    </>
  );
};
