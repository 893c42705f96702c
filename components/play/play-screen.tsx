'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { AnySystem } from '@/lib/game/contract/game-system';
import type { Position } from '@/lib/game/contract/position';
import { currentMoment, findDecider, type GameSession } from '@/lib/game/play/game-session';
import { BoardStage } from './board/board-stage';
import { PlayTextView } from './board/play-text-view';
import { ResultPanel } from './choices/result-panel';
import { EventLog } from './log/event-log';
import { LiveAnnouncer } from './log/live-announcer';
import { MomentComment } from './log/moment-comment-form';
import { Panel } from './panel/panel';
import { PassDeviceScreen } from './pass-device-screen';
import styles from './play.module.css';
import { PlayContext } from './session/play-model';
import { useComputerPlayers } from './session/use-computer-players';
import { useForcedChoices } from './session/use-forced-choices';
import { useGameSession } from './session/use-game-session';
import { usePlayKeys } from './session/use-play-keys';
import { usePlayModel } from './session/use-play-model';
import { useViewOptions } from './session/use-view-options';
import { useViewer } from './session/use-viewer';
import { PlayBar } from './shell/play-bar';
import { TypedOrder } from './shell/typed-order';

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

/** A battle in play: the bar, the board and the panel, as large as the window. */
export const PlayScreen = ({ system, opened, place, title, home }: PlayScreenProps) => {
  const words = useTranslations('play');
  const game = useGameSession(opened, place);
  const { match } = game;
  const seat = findDecider(match);
  const seats = useMemo(() => system.seats(match.scenario), [system, match.scenario]);
  const computer = useComputerPlayers(game, system);
  const looks = useViewOptions();
  const { viewer, mustHandOver, handOver } = useViewer(match, seats, computer);
  const isComputer = computer.isComputer(seat) && !computer.isPaused;
  const isAsked = seat !== null && !isComputer && !mustHandOver;
  const position = usePosition(match, viewer ?? 'all');
  const play = usePlayModel({ system, game, seats, position, viewer, isAsked, isComputer });
  useForcedChoices(game, isAsked);
  usePlayKeys({ game, computer, play, looks });
  const result = match.rules.result(currentMoment(match).state);
  const name = seats.find(({ id }) => id === seat)?.name ?? '';
  return (
    <PlayContext value={play}>
      <div className={styles.room} data-sheet={looks.sheet}>
        <PlayBar {...{ game, computer, title, home, looks }} />
        <div className={styles.map}>
          {mustHandOver && <PassDeviceScreen name={name} onReady={handOver} />}
          {!mustHandOver && (looks.inWords ? <PlayTextView /> : <BoardStage isHot={looks.isHot} />)}
          {looks.isTyping && <TypedOrder game={game} onClose={() => looks.set({ isTyping: false })} />}
        </div>
        <Panel
          game={game}
          looks={looks}
          result={result && <ResultPanel {...{ system, match, result, seats }} />}
          log={
            <>
              <EventLog system={system} match={match} onGo={game.goTo} viewer={viewer} />
              <MomentComment key={match.at} game={game} />
            </>
          }
        />
        <LiveAnnouncer
          match={match}
          viewer={viewer}
          next={seat === null ? words('over') : words('decides', { name })}
          asks={isAsked}
        />
      </div>
    </PlayContext>
  );
};
