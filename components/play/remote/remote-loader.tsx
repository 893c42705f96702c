'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useMemo, useState } from 'react';
import { useAddress } from '@/components/words/use-address';
import type { StartOptions } from '@/lib/game/contract/start-options';
import { languageOf } from '@/lib/game/language';
import { levelOf } from '@/lib/game/play/session/players';
import { type PlayableScenario, readPlayable, withOptions } from '@/lib/games/playable-scenario';
import { sendToGame } from '@/lib/games/remote/game-client';
import type { RemoteGame } from '@/lib/games/remote/remote-game';
import { NOBODY } from '@/lib/games/viewer';
import styles from '../play.module.css';
import { PlayRoom } from '../play-screen';
import type { ComputerPlayers } from '../session/use-computer-players';
import { FrozenGame } from './frozen-game';
import { Lobby } from './lobby';
import { TableCard } from './table-card';
import { findOwnSeat, useRemoteControls } from './use-remote-controls';
import { type RemoteConnection, useRemoteGame } from './use-remote-game';
import { useTurnNotice } from './use-turn-notice';

interface RemoteLoaderProps {
  readonly id: string;
  /** The pinned document as JSON. */
  readonly text: string;
  readonly variant: string | null;
  /** What the players chose of what the book leaves to them. */
  readonly options: StartOptions;
  readonly home: string;
  /** Of a link that takes a seat; null: the visitor has one, or watches. */
  readonly token: string | null;
}

/** Null while the rules are on their way; false: they cannot be played. */
const usePlayable = ({
  text,
  variant,
  options,
}: Pick<RemoteLoaderProps, 'text' | 'variant' | 'options'>): PlayableScenario | null | false => {
  const language = languageOf(useLocale());
  const [playable, setPlayable] = useState<PlayableScenario | null | false>(null);
  useEffect(() => {
    let isOn = true;
    readPlayable(JSON.parse(text), variant, language).then(
      found => isOn && setPlayable(found ? withOptions(found, options) : false),
      (error: unknown) => {
        console.warn('the rules could not be loaded', error);
        if (isOn) setPlayable(false);
      },
    );
    return () => {
      isOn = false;
    };
  }, [text, variant, options, language]);
  return playable;
};

type SeatTaking = 'taking' | 'done' | 'used' | 'blocked' | 'failed';

/** Whoever opens a seat's link takes the seat: by script, so that programs that only fetch the address do not. */
const useSeatTaking = (id: string, token: string | null, onTaken: () => void): SeatTaking => {
  const ownAddress = useAddress()(`/g/${id}`);
  const [taking, setTaking] = useState<SeatTaking>(token === null ? 'done' : 'taking');
  useEffect(() => {
    if (token === null) return;
    sendToGame(`/${id}/seats`, 'POST', { token }).then(
      ({ isOk, body }) => {
        if (!isOk) setTaking('failed');
        else setTaking(body.type === 'used' || body.type === 'blocked' ? body.type : 'done');
        if (isOk) history.replaceState(null, '', ownAddress);
        onTaken();
      },
      (error: unknown) => {
        console.warn('the seat could not be taken', error);
        setTaking('failed');
      },
    );
  }, [id, token, onTaken, ownAddress]);
  return taking;
};

/** A game by link: its seats while they are open, then the board. */
export const RemoteLoader = (props: RemoteLoaderProps) => {
  const { id, home, token, options } = props;
  const words = useTranslations('by-link');
  const connection = useRemoteGame(id);
  const playable = usePlayable(props);
  const taking = useSeatTaking(id, token, connection.restart);
  const { game } = connection;
  if (playable === false) return <Waiting text={words('not-playable')} />;
  if (!game || !playable || taking === 'taking') return <Waiting text={words('loading')} />;
  const notice = taking === 'done' ? null : words(`seat-${taking}`);
  return (
    <>
      {notice && (
        <p className={styles.cut} role="alert">
          {notice}
        </p>
      )}
      <GameView {...{ game, connection, playable, options, home }} />
    </>
  );
};

/** Whether this release can show the board; the answer holds for a whole game. */
const useIsReadable = (playable: PlayableScenario, { state, info }: RemoteGame): boolean =>
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each game, not at each order.
  useMemo(() => canShow(playable, state, info.viewer), [playable, info.id, info.viewer]);

const canShow = ({ rules }: PlayableScenario, state: unknown, viewer: string): boolean => {
  try {
    for (const seat of rules.awaits(state)) rules.actions(state, seat);
    rules.position(state, viewer);
    return true;
  } catch (error) {
    console.warn('this release cannot show the game', error);
    return false;
  }
};

/** Open seats, the board, or, where this release cannot show it, the log alone. */
const GameView = ({ options, ...props }: RemoteTableProps & Pick<RemoteLoaderProps, 'options'>) => {
  const { game, connection, playable, home } = props;
  const isReadable = useIsReadable(playable, game);
  if (game.info.status === 'open') return <Lobby {...{ game, connection, playable, options, home }} />;
  return isReadable && game.info.status !== 'frozen' ? (
    <RemoteTable {...props} />
  ) : (
    <FrozenGame {...{ game, connection, home }} />
  );
};

const Waiting = ({ text }: { readonly text: string }) => (
  <p className={styles.waiting} role="status">
    {text}
  </p>
);

interface RemoteTableProps {
  readonly game: RemoteGame;
  readonly connection: RemoteConnection;
  readonly playable: PlayableScenario;
  readonly home: string;
}

const doNothing = (): void => undefined;

/** Computers of a game by link think on the server. */
const useRemoteComputers = (players: Parameters<typeof levelOf>[0]): ComputerPlayers =>
  useMemo(
    () => ({
      isComputer: id => id !== null && levelOf(players, id) !== null,
      levelOf: id => levelOf(players, id),
      setLevel: doNothing,
      speed: 'normal',
      setSpeed: doNothing,
      isPaused: false,
      setPaused: doNothing,
    }),
    [players],
  );

const RemoteTable = ({ game, connection, playable, home }: RemoteTableProps) => {
  const { controls, isRevealed } = useRemoteControls(playable, game, connection);
  const computer = useRemoteComputers(controls.match.players);
  const seats = useMemo(() => playable.system.seats(playable.scenario), [playable]);
  useTurnNotice(game);
  const seat = findOwnSeat(game);
  // When it is over nothing is hidden any more, once the record has come.
  const viewing = { viewer: isRevealed ? null : (seat ?? NOBODY), mustHandOver: false, handOver: doNothing };
  return (
    <PlayRoom
      {...{ system: playable.system, game: controls, seats, computer, viewing, home }}
      guide={null}
      title={game.info.title}
      top={<TableCard game={game} connection={connection} />}
    />
  );
};
