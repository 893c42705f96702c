'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { useSay } from '@/components/words/use-say';
import { type Finding, findingSentence } from '@/lib/game/contract/finding';
import type { AnySystem } from '@/lib/game/contract/game-system';
import type { ActionBase } from '@/lib/game/contract/play-rules';
import type { Position } from '@/lib/game/contract/position';
import { type BoardMarks, boardMarksOf } from '@/lib/game/play/board-marks';
import { currentMoment, findDecider, type GameSession } from '@/lib/game/play/game-session';
import type { LoggedOrder } from '@/lib/game/play/order-log';
import { findReasonAgainst } from '@/lib/game/play/reason-against';
import { BoardView } from './board/board-view';
import { PieceCard } from './board/piece-card';
import { PlayTextView } from './board/play-text-view';
import { ChoiceList } from './choices/choice-list';
import choicesLook from './choices/choices.module.css';
import { SectionLink } from './choices/section-link';
import { SideStats } from './choices/side-stats';
import { StageLine } from './choices/stage-line';
import { ComputerTurn } from './log/computer-turn';
import { Headlines } from './log/headlines';
import { OrderTrace } from './log/order-trace';
import styles from './play.module.css';
import type { ComputerPlayers } from './session/use-computer-players';
import type { GameControls } from './session/use-game-session';
import type { ViewOptions } from './session/use-view-options';

/** What is chosen on the board: a piece, a space or a place to stand narrows the choices to those about it. */
export interface BoardSelection {
  readonly piece: string | null;
  readonly space: string | null;
  /** The number of a choice. */
  readonly choice: number | null;
}

const NOTHING: BoardSelection = { piece: null, space: null, choice: null };

interface PlayTableProps {
  readonly system: AnySystem;
  readonly game: GameControls;
  readonly position: Position;
  readonly looks: ViewOptions;
  readonly computer: ComputerPlayers;
  /** The order of the log that is pointed at. */
  readonly hovered: LoggedOrder | null;
  /** Who looks; null: everybody may. */
  readonly viewer: string | null;
}

/** The choices of the one who decides now, and what each is about. */
const useChoices = (match: GameSession, isComputer: boolean) => {
  const seat = findDecider(match);
  const { state } = currentMoment(match);
  const choices = useMemo(
    () => (seat === null || isComputer ? [] : match.rules.actions(state, seat)),
    [match.rules, state, seat, isComputer],
  );
  const named = useMemo(
    () => choices.map(action => boardMarksOf(match.rules.about(state, action))),
    [choices, match.rules, state],
  );
  return { choices, named };
};

/** Whether any choice is about what is pointed at. */
const isAboutAny = (named: readonly BoardMarks[], { piece, space }: BoardSelection): boolean =>
  named.some(
    about =>
      (piece === null || about.pieces.includes(piece)) && (space === null || about.spaces.includes(space)),
  );

/** The board, and what the deciding player may do. */
export const PlayTable = ({ system, game, position, looks, computer, hovered, viewer }: PlayTableProps) => {
  const { match } = game;
  const isComputer = computer.isComputer(findDecider(match));
  const { choices, named } = useChoices(match, isComputer);
  const [chosen, setChosen] = useState(NOTHING);
  const [shown, setShown] = useState<number | null>(null);
  const choose = (action: ActionBase): void => {
    setShown(null);
    setChosen(NOTHING);
    game.play(action);
  };
  /** Pointing at what no choice is about is answered with the reason against it. */
  const point = (pointed: BoardSelection): void => {
    const isOff = !isComputer && !isAboutAny(named, pointed);
    game.refuse(isOff ? findReasonAgainst(match, chosen.piece, pointed) : []);
    setChosen(isOff && chosen.piece !== null && pointed.piece === null ? chosen : pointed);
  };
  return (
    <>
      <div className={styles.map}>
        {looks.inWords ? (
          <PlayTextView system={system} position={position} onChoose={point} chosen={chosen} />
        ) : (
          <BoardView
            {...{ system, match, position, chosen, named }}
            onChoose={point}
            lit={shown}
            isHot={looks.isHot}
          >
            {hovered && <OrderTrace match={match} viewer={viewer} order={hovered} />}
          </BoardView>
        )}
        <Headlines match={match} viewer={viewer} />
      </div>
      <Choices
        {...{ system, game, position, choices, named, chosen, computer, viewer }}
        onClear={() => point(NOTHING)}
        onShow={setShown}
        onChoose={choose}
      />
    </>
  );
};

interface ChoicesProps {
  readonly system: AnySystem;
  readonly game: GameControls;
  readonly position: Position;
  readonly choices: readonly ActionBase[];
  readonly named: readonly BoardMarks[];
  readonly chosen: BoardSelection;
  readonly computer: ComputerPlayers;
  readonly viewer: string | null;
  readonly onClear: () => void;
  readonly onShow: (choice: number | null) => void;
  readonly onChoose: (action: ActionBase) => void;
}

const Choices = ({ system, game, position, chosen, computer, viewer, ...list }: ChoicesProps) => {
  const words = useTranslations('play');
  const { match } = game;
  const seats = system.seats(match.scenario);
  const seat = findDecider(match);
  const isComputer = computer.isComputer(seat);
  const result = match.rules.result(currentMoment(match).state);
  const name = seats.find(({ id }) => id === seat)?.name ?? seat ?? '';
  const colour = match.scenario.sides.find(({ id }) => id === seat)?.colour;
  const piece = position.pieces.find(({ id }) => id === chosen.piece);
  return (
    <section className={choicesLook.choices} aria-label={words('choices')}>
      {!result && isComputer && (
        <>
          <ComputerTurn computer={computer} name={name} />
          <StageLine match={match} />
        </>
      )}
      {!result && !isComputer && (
        <ChoiceList
          {...list}
          {...{ system, match, name, colour, chosen }}
          chosenName={piece?.name ?? chosen.space ?? (chosen.choice === null ? null : words('this-place'))}
        />
      )}
      {piece && <PieceCard {...{ system, match, piece, viewer }} />}
      <RefusalMessage system={system} findings={game.refusal} />
      {!result && <SideStats {...{ system, match, seats, viewer }} />}
    </section>
  );
};

const RefusalMessage = ({
  system,
  findings,
}: {
  readonly system: AnySystem;
  readonly findings: readonly Finding[];
}) => {
  const say = useSay();
  if (findings.length === 0) return null;
  return (
    <ul className={choicesLook.refusal} role="alert">
      {findings.map(finding => (
        <li key={finding.code}>
          {say(findingSentence(finding))}{' '}
          {finding.rule && <SectionLink system={system} section={finding.rule.section} />}
        </li>
      ))}
    </ul>
  );
};
