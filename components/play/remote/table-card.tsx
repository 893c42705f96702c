'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import type { GameInfo, SeatInfo } from '@/lib/games/remote/game-message';
import { kindOfPlayer } from '@/lib/games/remote/kind-of-player';
import type { RemoteGame } from '@/lib/games/remote/remote-game';
import { SideMark } from '../start/side-mark';
import styles from './table-card.module.css';
import { Talk } from './talk';
import type { RemoteConnection } from './use-remote-game';

interface TableCardProps {
  readonly game: RemoteGame;
  readonly connection: RemoteConnection;
}

/** What a game by link needs beside the board: the connection, what others ask, who sits there, and talking. */
export const TableCard = ({ game, connection }: TableCardProps) => {
  const words = useTranslations('by-link');
  const errors = useTranslations('errors');
  const { info } = game;
  const isPlayer = info.viewer !== '';
  return (
    <div className={styles.table}>
      {connection.status !== 'connected' && (
        <p className={styles.lost} role="status">
          {words(`connection.${connection.status}`)}
        </p>
      )}
      {connection.error !== null && <p role="alert">{errors(connection.error)}</p>}
      {info.status === 'frozen' && <p role="alert">{words('frozen')}</p>}
      {info.status === 'running' && info.requests.late && (
        <p role="status">{words(`late.${info.requests.late.why}`)}</p>
      )}
      {isPlayer && info.status === 'running' && <Questions {...{ game, connection }} />}
      <details className={styles.people}>
        <summary>{words('players', { talk: game.talk.length })}</summary>
        <ul>
          {info.seats.map(seat => (
            <SeatLine key={seat.seat} {...{ seat, info, connection }} />
          ))}
        </ul>
        {isPlayer && info.status === 'running' && <PlayerRequests {...{ game, connection }} />}
        <Talk {...{ game, connection }} />
      </details>
    </div>
  );
};

const sideOf = ({ seats }: GameInfo, id: string): string => seats.find(({ seat }) => seat === id)?.side ?? '';

/** What another player wants to know. */
const Questions = ({ game, connection }: TableCardProps) => {
  const words = useTranslations('by-link');
  const { requests, viewer } = game.info;
  return (['back', 'draw'] as const).map(to => {
    const request = requests[to];
    if (!request) return null;
    const name = sideOf(game.info, request.by);
    const answer = (type: 'agree' | 'refuse') => () =>
      void connection.send('/requests', 'POST', { type, to });
    const isMine = request.by === viewer || request.agreed.includes(viewer);
    return (
      <section key={to} className={styles.question} aria-label={words(`asks.${to}`, { name })}>
        <p role="status">{words(isMine ? `waiting.${to}` : `asks.${to}`, { name })}</p>
        {!isMine && (
          <Button look="main" onClick={answer('agree')}>
            {words('agree')}
          </Button>
        )}
        <Button onClick={answer('refuse')}>{words(isMine ? 'withdraw' : 'refuse')}</Button>
      </section>
    );
  });
};

/** Here means: the page was open within the last minute. */
const MINUTE = 60_000;

interface SeatLineProps extends Pick<TableCardProps, 'connection'> {
  readonly seat: SeatInfo;
  readonly info: GameInfo;
}

const SeatLine = ({ seat, info, connection }: SeatLineProps) => {
  const words = useTranslations('by-link');
  const unblock = async (): Promise<void> => {
    const { isOk } = await connection.send('/blocks', 'PUT', { seat: seat.seat, isBlocked: false });
    if (isOk) connection.restart();
  };
  const isAway = seat.seenAt === null || Date.now() - Date.parse(seat.seenAt) > MINUTE;
  const presence = seat.player === 'computer' || seat.isYou ? '' : words(isAway ? 'away' : 'here');
  return (
    <li>
      <SideMark side={{ id: seat.seat, name: seat.side, colour: seat.colour, style: seat.style }} />
      <strong>{seat.side}</strong>{' '}
      <span>{words('player', { player: kindOfPlayer(seat), name: seat.name })}</span>
      <span className={styles.presence}>
        {info.awaits.includes(seat.seat) && info.status === 'running' ? words('to-play') : presence}
      </span>
      {seat.isBlocked && <Button onClick={() => void unblock()}>{words('unblock')}</Button>}
    </li>
  );
};

/** Offer a draw, give up, claim the win, come back. */
const PlayerRequests = ({ game, connection }: TableCardProps) => {
  const words = useTranslations('by-link');
  const [isResigning, setResigning] = useState(false);
  const send = (type: string) => () => void connection.send('/requests', 'POST', { type });
  const { info } = game;
  const own = info.seats.find(({ isYou }) => isYou);
  const others = info.seats.filter(({ isYou, player }) => !isYou && player === 'person');
  const isLate = info.deadline !== null && Date.parse(info.deadline) < Date.now();
  const mayClaim = isLate && info.onTimeout === 'claim' && !info.awaits.includes(info.viewer);
  return (
    <p className={styles.wishes}>
      {own?.player === 'computer' && <Button onClick={send('return')}>{words('return')}</Button>}
      {mayClaim && <Button onClick={send('claim')}>{words('claim')}</Button>}
      {others.length > 0 && <Button onClick={send('offer-draw')}>{words('offer-draw')}</Button>}
      {isResigning ? (
        <>
          <Button look="main" onClick={send('resign')}>
            {words('resign-really')}
          </Button>
          <Button onClick={() => setResigning(false)}>{words('cancel')}</Button>
        </>
      ) : (
        <Button onClick={() => setResigning(true)}>{words('resign')}</Button>
      )}
    </p>
  );
};
