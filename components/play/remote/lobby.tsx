'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { PageLink } from '@/components/ui/controls/page-link';
import { useAddress } from '@/components/words/use-address';
import { useSay } from '@/components/words/use-say';
import type { StartOptions } from '@/lib/game/contract/start-options';
import type { PlayableScenario } from '@/lib/games/playable-scenario';
import type { SeatInfo } from '@/lib/games/remote/game-message';
import { kindOfPlayer } from '@/lib/games/remote/kind-of-player';
import type { RemoteGame } from '@/lib/games/remote/remote-game';
import { loadSeatTokens, saveSeatToken } from '@/lib/games/remote/seat-links';
import { SideMark } from '../start/side-mark';
import styles from './lobby.module.css';
import type { RemoteConnection } from './use-remote-game';

interface LobbyProps {
  readonly game: RemoteGame;
  readonly connection: RemoteConnection;
  readonly playable: PlayableScenario;
  readonly options: StartOptions;
  readonly home: string;
}

/** Before a game by link begins: who sits where, and a link for each open seat. */
export const Lobby = ({ game, connection, playable, options, home }: LobbyProps) => {
  const words = useTranslations('by-link');
  const { info } = game;
  const open = info.seats.filter(({ player }) => player === 'open').length;
  return (
    <div className={styles.page}>
      <section className={styles.card} aria-label={words('lobby')}>
        <h1>
          {info.title} <small>{words('new-game', { open })}</small>
        </h1>
        <p className={styles.terms}>
          {words('pace', { days: info.paceDays ?? 0 })} {words('fair-dice')}
        </p>
        <ChosenOptions {...{ playable, options }} />
        <h2>{words('seats')}</h2>
        <ul className={styles.seats}>
          {info.seats.map(seat => (
            <SeatRow key={seat.seat} {...{ seat, game, connection }} />
          ))}
        </ul>
        <h2>{words('watch')}</h2>
        <LinkField label={words('watch-link')} path={`/g/${info.id}`} />
        <p className={styles.means}>{words('watch-means')}</p>
        <p>
          <PageLink href={home}>{words('to-battle')}</PageLink>
        </p>
      </section>
    </div>
  );
};

/** What was chosen of what the book leaves to the players. */
const ChosenOptions = ({ playable, options }: Pick<LobbyProps, 'playable' | 'options'>) => {
  const words = useTranslations('by-link');
  const say = useSay();
  const { rules, scenario } = playable;
  const chosen = rules.startOptions(scenario).filter(({ id }) => Object.hasOwn(options, id));
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.terms} aria-label={words('options')}>
      {chosen.map(({ id, label, choices }) => {
        const choice = choices?.find(other => other.id === options[id]);
        const isOn = options[id] === 'on';
        return (
          <li key={id}>
            {words('option', {
              label: say(label),
              choice: choice ? say(choice.label) : words(isOn ? 'on' : 'off'),
            })}
          </li>
        );
      })}
    </ul>
  );
};

interface SeatRowProps extends Pick<LobbyProps, 'game' | 'connection'> {
  readonly seat: SeatInfo;
}

const SeatRow = ({ seat, game, connection }: SeatRowProps) => {
  const words = useTranslations('by-link');
  const [tokens, setTokens] = useState(() => loadSeatTokens(game.info.id));
  const token = tokens[seat.seat];
  const renew = async (): Promise<void> => {
    const answer = await connection.send('/seats', 'PUT', { seat: seat.seat, player: { type: 'open' } });
    if (typeof answer.body.token === 'string')
      setTokens(saveSeatToken(game.info.id, seat.seat, answer.body.token));
  };
  const giveToComputer = (): void => {
    const player = { type: 'computer', level: 'steady' };
    void connection.send('/seats', 'PUT', { seat: seat.seat, player });
  };
  const mayChange = game.info.isOwner && seat.player === 'open';
  return (
    <li>
      <div className={styles.seat}>
        <SideMark side={{ id: seat.seat, name: seat.side, colour: seat.colour, style: seat.style }} />
        <div>
          <strong>{seat.side}</strong>
          <span>{words('player', { player: kindOfPlayer(seat), name: seat.name })}</span>
        </div>
        {mayChange && <Button onClick={giveToComputer}>{words('computer-takes')}</Button>}
      </div>
      {mayChange && token !== undefined && (
        <>
          <LinkField label={words('invite', { side: seat.side })} path={`/g/${game.info.id}/${token}`} />
          <p className={styles.means}>{words('invite-means')}</p>
        </>
      )}
      {mayChange && token === undefined && (
        <Button onClick={() => void renew()}>{words('new-link', { side: seat.side })}</Button>
      )}
    </li>
  );
};

interface LinkFieldProps {
  readonly label: string;
  readonly path: string;
}

/** An address to copy. */
const LinkField = ({ label, path }: LinkFieldProps) => {
  const words = useTranslations('by-link');
  const [isCopied, setCopied] = useState(false);
  const address = `${location.origin}${useAddress()(path)}`;
  const copy = (): void => {
    navigator.clipboard?.writeText(address).then(
      () => setCopied(true),
      (error: unknown) => console.warn('the link was not copied', error),
    );
  };
  return (
    <label className={styles.link}>
      <span>{label}</span>
      <span className={styles.field}>
        <input readOnly value={address} onFocus={event => event.target.select()} />
        <Button onClick={copy}>{words(isCopied ? 'copied' : 'copy')}</Button>
      </span>
    </label>
  );
};
