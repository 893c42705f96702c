'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useMemo, useState } from 'react';
import type { AnySystem, Seat } from '@/lib/game/contract/game-system';
import type { Position } from '@/lib/game/contract/position';
import type { LoggedOrder } from '@/lib/game/play/log/order-log';
import { findDecider, type GameSession, getCurrentMoment } from '@/lib/game/play/session/game-session';
import { howLongToShowDice } from '@/lib/games/computer-speed';
import type { Lesson } from '@/lib/games/lessons/lesson';
import { BoardStage } from './board/board-stage';
import { PlayTextView } from './board/play-text-view';
import { GameEnd } from './end/game-end';
import { LessonGuide, LessonSteps } from './lesson/lesson-guide';
import { Spotlight } from './lesson/spotlight';
import { guideGame, guidePlay, type PlayGuide, useChosenPiece, useLesson } from './lesson/use-lesson';
import { ComputerTurn } from './log/computer-turn';
import { Headlines } from './log/headlines';
import { LiveAnnouncer } from './log/live-announcer';
import log from './log/log.module.css';
import { MomentComment } from './log/moment-comment-form';
import { OrderLog } from './log/order-log';
import { OrderTrace } from './log/order-trace';
import { ThrowAnnouncer } from './log/throw-announcer';
import { Panel } from './panel/panel';
import { PassDeviceScreen } from './pass-device-screen';
import styles from './play.module.css';
import { PlayContext } from './session/play-model';
import { type ComputerPlayers, useComputerPlayers } from './session/use-computer-players';
import { useForcedChoices } from './session/use-forced-choices';
import { type GameControls, useGameSession } from './session/use-game-session';
import { useNewThrows } from './session/use-new-throws';
import { usePlayKeys } from './session/use-play-keys';
import { usePlayModel } from './session/use-play-model';
import { useViewOptions, type ViewOptions } from './session/use-view-options';
import { useViewer } from './session/use-viewer';
import { PlayBar } from './shell/play-bar';
import { TypedOrder } from './shell/typed-order';

interface PlayScreenProps {
  readonly system: AnySystem;
  readonly opened: GameSession;
  /** The key of the game on this device. */
  readonly place: string;
  readonly title: string;
  /** Where the battle itself is found. */
  readonly home: string;
  /** A lesson that leads through the first moves. */
  readonly lesson?: Lesson;
}

const usePosition = (match: GameSession, seen: string | 'all'): Position => {
  const { state } = getCurrentMoment(match);
  return useMemo(() => match.rules.position(state, seen), [match.rules, state, seen]);
};

const useSeats = (system: AnySystem, { scenario }: GameSession) =>
  useMemo(() => {
    const seats = system.seats(scenario);
    return { seats, ids: seats.map(({ id }) => id) };
  }, [system, scenario]);

/** A battle in play on this device. */
export const PlayScreen = ({ system, opened, place, title, home, lesson }: PlayScreenProps) => {
  const { seats, ids } = useSeats(system, opened);
  const session = useGameSession(opened, place, ids);
  const guide = useLesson(session, opened, lesson ?? null);
  const game = guideGame(session, guide);
  const computer = useComputerPlayers(session, system, guide !== null);
  const viewing = useViewer(game.match, seats, computer);
  return <PlayRoom {...{ system, game, seats, guide, computer, viewing, title, home }} />;
};

export interface PlayRoomProps extends Pick<PlayScreenProps, 'system' | 'title' | 'home'> {
  readonly game: GameControls;
  readonly seats: readonly Seat[];
  readonly guide: PlayGuide | null;
  readonly computer: ComputerPlayers;
  readonly viewing: ReturnType<typeof useViewer>;
  /** At the top of the panel, unless a lesson or the computer has something to say. */
  readonly top?: ReactNode;
}

/** The bar, the board and the panel, as large as the window: for games on this device and by link. */
export const PlayRoom = ({
  system,
  game,
  seats,
  guide,
  computer,
  viewing,
  title,
  home,
  top,
}: PlayRoomProps) => {
  const words = useTranslations('play');
  const { match } = game;
  const seat = findDecider(match);
  const looks = useViewOptions();
  const isLatest = match.at === match.moments.length - 1;
  const { viewer, mustHandOver, handOver } = viewing;
  const isComputer = computer.isComputer(seat);
  const isAsked = seat !== null && !isComputer && !mustHandOver && game.mayDecide(seat);
  const position = usePosition(match, viewer ?? 'all');
  const throws = useNewThrows(match, viewer, howLongToShowDice(computer.speed));
  const model = usePlayModel({ system, game, seats, position, viewer, isAsked, isComputer, throws });
  const play = guidePlay(model, guide);
  useChosenPiece(model, guide);
  useForcedChoices(game, isAsked && guide === null && game.type === 'local');
  usePlayKeys({ game, computer, play, looks });
  const result = match.rules.result(getCurrentMoment(match).state);
  const name = seats.find(({ id }) => id === seat)?.name ?? '';
  const head = top ?? (isComputer && isLatest && <ComputerTurn computer={computer} name={name} />);
  return (
    <PlayContext value={play}>
      <div className={styles.room} data-sheet={looks.sheet} data-moment={match.at}>
        <PlayBar {...{ game, computer, title, home, looks }} />
        {result && isLatest ? (
          <div className={styles.end}>
            <GameEnd
              {...{ system, match, result, viewer, home }}
              onGo={game.goTo}
              onRestart={game.type === 'local' ? game.restart : null}
            />
            {top}
          </div>
        ) : (
          <OpenGame {...{ system, game, looks, guide, viewer }} top={head}>
            {mustHandOver && <PassDeviceScreen name={name} onReady={handOver} />}
          </OpenGame>
        )}
        <ThrowAnnouncer />
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

interface OpenGameProps extends Omit<PlayAreaProps, 'hovered'> {
  /** At the head of the panel outside lessons. */
  readonly top: ReactNode;
}

/** The board and the panel of a running game. */
const OpenGame = ({ system, game, looks, guide, viewer, top, children: cover }: OpenGameProps) => {
  const [hovered, setHovered] = useState<LoggedOrder | null>(null);
  return (
    <>
      <PlayArea {...{ system, game, looks, guide, hovered, viewer }}>{cover}</PlayArea>
      <Panel
        game={game}
        looks={looks}
        top={guide ? <LessonSteps guide={guide} system={system.id} /> : top}
        log={<GameLog {...{ system, game, looks, viewer, hovered }} onHover={setHovered} />}
      />
    </>
  );
};

const NO_SPOTLIGHT: PlayGuide['spotlight'] = [];

interface PlayAreaProps {
  readonly system: AnySystem;
  readonly game: GameControls;
  readonly looks: ViewOptions;
  readonly guide: PlayGuide | null;
  /** The line of the log that is pointed at. */
  readonly hovered: LoggedOrder | null;
  readonly viewer: string | null;
  /** Covers the board while the screen is passed on; false: the board is shown. */
  readonly children: ReactNode;
}

/** The board, drawn or in words, and what lies over it. */
const PlayArea = ({ system, game, looks, guide, hovered, viewer, children: cover }: PlayAreaProps) => {
  const { match } = game;
  return (
    <div className={styles.map} data-lesson={guide !== null}>
      {cover}
      {!cover && looks.inWords && <PlayTextView />}
      {!cover && !looks.inWords && (
        <BoardStage isHot={looks.isHot} spotlight={guide?.spotlight ?? NO_SPOTLIGHT}>
          {guide && <Spotlight guide={guide} />}
          {hovered && <OrderTrace match={match} viewer={viewer} order={hovered} />}
        </BoardStage>
      )}
      {!cover && <Headlines match={match} viewer={viewer} />}
      {guide && <LessonGuide guide={guide} system={system.id} />}
      {looks.isTyping && <TypedOrder game={game} onClose={() => looks.set({ isTyping: false })} />}
    </div>
  );
};

interface GameLogProps extends Pick<PlayAreaProps, 'system' | 'game' | 'looks' | 'viewer' | 'hovered'> {
  readonly onHover: (order: LoggedOrder | null) => void;
}

/** What has happened, and in the opened log a comment on the moment that is shown. */
const GameLog = ({ system, game, looks, viewer, hovered, onHover }: GameLogProps) => {
  const { match } = game;
  const isOpen = looks.sheet === 'log';
  return (
    <div className={log.story}>
      <OrderLog
        {...{ system, match, viewer, hovered, onHover, isOpen }}
        onGo={game.goTo}
        onToggle={() => looks.set({ sheet: isOpen ? 'orders' : 'log' })}
      />
      {isOpen && game.type === 'local' && <MomentComment key={match.at} game={game} />}
    </div>
  );
};
