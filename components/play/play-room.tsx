'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { useSay } from '@/components/words/use-say';
import type { AnySystem } from '@/lib/game/game-system';
import { deciding, hasSecrets, type Match, momentOf } from '@/lib/game/match';
import { mentionedIn } from '@/lib/game/mentioned';
import type { ActionBase } from '@/lib/game/play-rules';
import type { Position } from '@/lib/game/position';
import { BoardView } from './board-view';
import { ChoiceList } from './choice-list';
import { EventLog } from './event-log';
import { HandOver } from './hand-over';
import styles from './play.module.css';
import { PlayBar } from './play-bar';
import { ResultSlip } from './result-slip';
import { useMachine } from './use-machine';
import { type Game, useMatch } from './use-match';

interface PlayRoomProps {
  readonly system: AnySystem;
  readonly opened: Match;
  /** Under which the game is kept on this device. */
  readonly place: string;
  readonly title: string;
}

/** What is chosen on the board: a piece or a space narrows the choices to those that name it. */
export interface Chosen {
  readonly piece: string | null;
  readonly space: string | null;
}

const NOTHING: Chosen = { piece: null, space: null };

const usePosition = (match: Match, seen: string | 'all'): Position => {
  const { state } = momentOf(match);
  return useMemo(() => match.rules.position(state, seen), [match.rules, state, seen]);
};

/** The choices of the one who decides now. */
const useChoices = (match: Match): readonly ActionBase[] => {
  const seat = deciding(match);
  const { state } = momentOf(match);
  return useMemo(() => (seat === null ? [] : match.rules.actions(state, seat)), [match.rules, state, seat]);
};

/** A battle on the table: the board, who decides, what he may do, and what has happened. */
export const PlayRoom = ({ system, opened, place, title }: PlayRoomProps) => {
  const words = useTranslations('play');
  const game = useMatch(opened, place);
  const { match } = game;
  const seat = deciding(match);
  const seats = useMemo(() => system.seats(match.scenario), [system, match.scenario]);
  const machine = useMachine(game, seats);
  const isHidden = useMemo(
    () => seat !== null && hasSecrets(match, momentOf(match).state, seat),
    [match, seat],
  );
  const [shownTo, setShownTo] = useState<string | null>(null);
  const mustHandOver = isHidden && !machine.isMachine(seat) && shownTo !== seat;
  const position = usePosition(match, isHidden ? (seat ?? 'all') : 'all');
  return (
    <div className={styles.room}>
      <PlayBar game={game} machine={machine} seats={seats} title={title} />
      {mustHandOver && seat !== null ? (
        <HandOver name={nameOf(seats, seat)} onReady={() => setShownTo(seat)} />
      ) : (
        <Table system={system} game={game} position={position} seat={seat} />
      )}
      <EventLog system={system} match={match} onGo={game.goTo} viewer={isHidden ? seat : null} />
      <p className="visually-hidden" role="status">
        {seat === null ? words('over') : words('decides', { name: nameOf(seats, seat) })}
      </p>
    </div>
  );
};

const nameOf = (seats: ReturnType<AnySystem['seats']>, seat: string): string =>
  seats.find(({ id }) => id === seat)?.name ?? seat;

interface TableProps {
  readonly system: AnySystem;
  readonly game: Game;
  readonly position: Position;
  readonly seat: string | null;
}

const Table = ({ system, game, position, seat }: TableProps) => {
  const words = useTranslations('play');
  const say = useSay();
  const choices = useChoices(game.match);
  const [chosen, setChosen] = useState(NOTHING);
  const [shown, setShown] = useState<ActionBase | null>(null);
  const named = useMemo(() => choices.map(action => mentionedIn(position, action)), [choices, position]);
  const lit = shown ? mentionedIn(position, shown) : null;
  const choose = (action: ActionBase): void => {
    setShown(null);
    setChosen(NOTHING);
    game.play(action);
  };
  const result = game.match.rules.result(momentOf(game.match).state);
  return (
    <>
      <BoardView
        system={system}
        position={position}
        chosen={chosen}
        onChoose={setChosen}
        live={{
          pieces: new Set(named.flatMap(({ pieces }) => pieces)),
          spaces: new Set(named.flatMap(({ spaces }) => spaces)),
        }}
        lit={lit}
      />
      <section className={styles.choices} aria-label={words('choices')}>
        {result ? (
          <ResultSlip result={result} seats={system.seats(game.match.scenario)} say={say} />
        ) : (
          <ChoiceList
            match={game.match}
            name={seat === null ? '' : nameOf(system.seats(game.match.scenario), seat)}
            choices={choices}
            named={named}
            chosen={chosen}
            onClear={() => setChosen(NOTHING)}
            onShow={setShown}
            onChoose={choose}
          />
        )}
        {game.refusal.length > 0 && (
          <ul className={styles.refusal} role="alert">
            {game.refusal.map(({ code, values }) => (
              <li key={code}>{say({ code: `findings.${code}`, values })}</li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
};
