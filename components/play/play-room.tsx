'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { AnySystem } from '@/lib/game/game-system';
import { deciding, type Match, momentOf } from '@/lib/game/match';
import type { Position } from '@/lib/game/position';
import { EventLog } from './event-log';
import { HandOver } from './hand-over';
import log from './log.module.css';
import { MomentNote } from './moment-note';
import styles from './play.module.css';
import { PlayBar } from './play-bar';
import { Spoken } from './spoken';
import { Table } from './table';
import { useLooks } from './use-looks';
import { useMachine } from './use-machine';
import { useMatch } from './use-match';
import { usePlayKeys } from './use-play-keys';
import { useSight } from './use-sight';

interface PlayRoomProps {
  readonly system: AnySystem;
  readonly opened: Match;
  /** Under which the game is kept on this device. */
  readonly place: string;
  readonly title: string;
  /** Where the battle itself is found. */
  readonly home: string;
}

const usePosition = (match: Match, seen: string | 'all'): Position => {
  const { state } = momentOf(match);
  return useMemo(() => match.rules.position(state, seen), [match.rules, state, seen]);
};

/** A battle on the table: the board, who decides, what he may do, and what has happened. */
export const PlayRoom = ({ system, opened, place, title, home }: PlayRoomProps) => {
  const words = useTranslations('play');
  const game = useMatch(opened, place);
  const { match } = game;
  const seat = deciding(match);
  const seats = useMemo(() => system.seats(match.scenario), [system, match.scenario]);
  const machine = useMachine(game, seats, system);
  const looks = useLooks();
  usePlayKeys(game, machine);
  const sight = useSight(match, seats, machine);
  const isMachine = machine.isMachine(seat) && !machine.isPaused;
  const position = usePosition(match, sight.viewer ?? 'all');
  const name = seats.find(({ id }) => id === seat)?.name ?? '';
  return (
    <div className={styles.room}>
      <PlayBar {...{ system, game, machine, seats, title, home, looks }} viewer={sight.viewer} />
      {sight.mustHandOver ? (
        <HandOver name={name} onReady={sight.handOver} />
      ) : (
        <Table {...{ system, game, position, looks, isMachine }} viewer={sight.viewer} />
      )}
      <div className={log.story}>
        <EventLog system={system} match={match} onGo={game.goTo} viewer={sight.viewer} />
        <MomentNote key={match.at} game={game} />
      </div>
      <Spoken
        match={match}
        viewer={sight.viewer}
        next={seat === null ? words('over') : words('decides', { name })}
        asks={seat !== null && !isMachine && !sight.mustHandOver}
      />
    </div>
  );
};
