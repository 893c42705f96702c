'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import type { AnySystem } from '@/lib/game/game-system';
import { deciding, hasSecrets, type Match, momentOf } from '@/lib/game/match';
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
  const isHidden = useMemo(
    () => seat !== null && hasSecrets(match, momentOf(match).state, seat),
    [match, seat],
  );
  const [shownTo, setShownTo] = useState<string | null>(null);
  const isMachine = machine.isMachine(seat) && !machine.isPaused;
  const mustHandOver = isHidden && !machine.isMachine(seat) && shownTo !== seat;
  const position = usePosition(match, isHidden ? (seat ?? 'all') : 'all');
  const name = seats.find(({ id }) => id === seat)?.name ?? '';
  return (
    <div className={styles.room}>
      <PlayBar {...{ system, game, machine, seats, title, home, looks }} />
      {mustHandOver && seat !== null ? (
        <HandOver name={name} onReady={() => setShownTo(seat)} />
      ) : (
        <Table {...{ system, game, position, looks, isMachine }} />
      )}
      <div className={log.story}>
        <EventLog system={system} match={match} onGo={game.goTo} viewer={isHidden ? seat : null} />
        <MomentNote key={match.at} game={game} />
      </div>
      <Spoken
        match={match}
        viewer={isHidden ? seat : null}
        next={seat === null ? words('over') : words('decides', { name })}
      />
    </div>
  );
};
