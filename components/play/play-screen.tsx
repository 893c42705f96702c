'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { AnySystem } from '@/lib/game/contract/game-system';
import type { Position } from '@/lib/game/contract/position';
import { currentMoment, findDecider, type GameSession } from '@/lib/game/play/game-session';
import { EventLog } from './log/event-log';
import { LiveAnnouncer } from './log/live-announcer';
import log from './log/log.module.css';
import { MomentComment } from './log/moment-comment-form';
import { PlayBar } from './menus/play-bar';
import { PassDeviceScreen } from './pass-device-screen';
import styles from './play.module.css';
import { PlayTable } from './play-table';
import { useComputerPlayers } from './session/use-computer-players';
import { useGameSession } from './session/use-game-session';
import { usePlayKeys } from './session/use-play-keys';
import { useViewOptions } from './session/use-view-options';
import { useViewer } from './session/use-viewer';

interface PlayScreenProps {
  readonly system: AnySystem;
  readonly opened: GameSession;
  /** Under which the game is kept on this device. */
  readonly place: string;
  readonly title: string;
  /** Where the battle itself is found. */
  readonly home: string;
}

const usePosition = (match: GameSession, seen: string | 'all'): Position => {
  const { state } = currentMoment(match);
  return useMemo(() => match.rules.position(state, seen), [match.rules, state, seen]);
};

/** A battle in play: the board, who decides, what they may do, and what has happened. */
export const PlayScreen = ({ system, opened, place, title, home }: PlayScreenProps) => {
  const words = useTranslations('play');
  const game = useGameSession(opened, place);
  const { match } = game;
  const seat = findDecider(match);
  const seats = useMemo(() => system.seats(match.scenario), [system, match.scenario]);
  const computer = useComputerPlayers(game, system);
  const looks = useViewOptions();
  usePlayKeys(game, computer);
  const sight = useViewer(match, seats, computer);
  const isComputer = computer.isComputer(seat) && !computer.isPaused;
  const position = usePosition(match, sight.viewer ?? 'all');
  const name = seats.find(({ id }) => id === seat)?.name ?? '';
  return (
    <div className={styles.room}>
      <PlayBar {...{ system, game, machine: computer, seats, title, home, looks }} viewer={sight.viewer} />
      {sight.mustHandOver ? (
        <PassDeviceScreen name={name} onReady={sight.handOver} />
      ) : (
        <PlayTable {...{ system, game, position, looks, isMachine: isComputer }} viewer={sight.viewer} />
      )}
      <div className={log.story}>
        <EventLog system={system} match={match} onGo={game.goTo} viewer={sight.viewer} />
        <MomentComment key={match.at} game={game} />
      </div>
      <LiveAnnouncer
        match={match}
        viewer={sight.viewer}
        next={seat === null ? words('over') : words('decides', { name })}
        asks={seat !== null && !isComputer && !sight.mustHandOver}
      />
    </div>
  );
};
