'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { useSay } from '@/components/words/use-say';
import { type Finding, sentenceOf } from '@/lib/game/finding';
import type { AnySystem } from '@/lib/game/game-system';
import { deciding, type Match, momentOf } from '@/lib/game/match';
import { type About, aboutChoice } from '@/lib/game/mentioned';
import type { ActionBase } from '@/lib/game/play-rules';
import type { Position } from '@/lib/game/position';
import { objectionsToWish } from '@/lib/game/wish';
import { BoardView } from './board-view';
import { ChoiceList } from './choice-list';
import choicesLook from './choices.module.css';
import { HowItStands } from './how-it-stands';
import { PieceCard } from './piece-card';
import styles from './play.module.css';
import { ResultSlip } from './result-slip';
import { SectionLink } from './section-link';
import { StageLine } from './stage-line';
import { StateInWords } from './state-in-words';
import type { Looks } from './use-looks';
import type { Game } from './use-match';

/** What is chosen on the board: a piece, a space or a place to stand narrows the choices to those about it. */
export interface Chosen {
  readonly piece: string | null;
  readonly space: string | null;
  /** The number of a choice. */
  readonly choice: number | null;
}

const NOTHING: Chosen = { piece: null, space: null, choice: null };

interface TableProps {
  readonly system: AnySystem;
  readonly game: Game;
  readonly position: Position;
  readonly looks: Looks;
  /** A machine decides: there is nothing to choose for a hand. */
  readonly isMachine: boolean;
  /** Who looks; null: everybody may. */
  readonly viewer: string | null;
}

/** The choices of the one who decides now, and what each is about. */
const useChoices = (match: Match, position: Position, isMachine: boolean) => {
  const seat = deciding(match);
  const { state } = momentOf(match);
  const choices = useMemo(
    () => (seat === null || isMachine ? [] : match.rules.actions(state, seat)),
    [match.rules, state, seat, isMachine],
  );
  const named = useMemo(
    () => choices.map(action => aboutChoice(match.rules, state, position, action)),
    [choices, match.rules, state, position],
  );
  return { choices, named };
};

/** Whether any choice is about what is pointed at. */
const isAboutAny = (named: readonly About[], { piece, space }: Chosen): boolean =>
  named.some(
    about =>
      (piece === null || about.pieces.includes(piece)) && (space === null || about.spaces.includes(space)),
  );

/** The board, and what he who decides may do with it. */
export const Table = ({ system, game, position, looks, isMachine, viewer }: TableProps) => {
  const { match } = game;
  const { choices, named } = useChoices(match, position, isMachine);
  const [chosen, setChosen] = useState(NOTHING);
  const [shown, setShown] = useState<number | null>(null);
  const choose = (action: ActionBase): void => {
    setShown(null);
    setChosen(NOTHING);
    game.play(action);
  };
  /** Pointing at what no choice is about is a wish, and is answered. */
  const point = (wished: Chosen): void => {
    const isOff = !isMachine && !isAboutAny(named, wished);
    const at = wished.space !== null ? { space: wished.space } : { piece: wished.piece ?? '' };
    game.refuse(isOff ? objectionsToWish(match, choices, position, { piece: chosen.piece, at }) : []);
    setChosen(isOff && chosen.piece !== null && wished.piece === null ? chosen : wished);
  };
  return (
    <>
      <div className={styles.map}>
        {looks.inWords ? (
          <StateInWords system={system} position={position} onChoose={point} chosen={chosen} />
        ) : (
          <BoardView
            {...{ system, match, position, chosen, named }}
            onChoose={point}
            lit={shown}
            isHot={looks.isHot}
          />
        )}
      </div>
      <Choices
        {...{ system, game, position, choices, named, chosen, isMachine, viewer }}
        onClear={() => point(NOTHING)}
        onShow={setShown}
        onChoose={choose}
      />
    </>
  );
};

interface ChoicesProps {
  readonly system: AnySystem;
  readonly game: Game;
  readonly position: Position;
  readonly choices: readonly ActionBase[];
  readonly named: readonly About[];
  readonly chosen: Chosen;
  readonly isMachine: boolean;
  readonly viewer: string | null;
  readonly onClear: () => void;
  readonly onShow: (choice: number | null) => void;
  readonly onChoose: (action: ActionBase) => void;
}

const Choices = ({ system, game, position, chosen, isMachine, viewer, ...list }: ChoicesProps) => {
  const words = useTranslations('play');
  const { match } = game;
  const seats = system.seats(match.scenario);
  const seat = deciding(match);
  const result = match.rules.result(momentOf(match).state);
  const name = seats.find(({ id }) => id === seat)?.name ?? seat ?? '';
  const colour = match.scenario.sides.find(({ id }) => id === seat)?.colour;
  const piece = position.pieces.find(({ id }) => id === chosen.piece);
  return (
    <section className={choicesLook.choices} aria-label={words('choices')}>
      {result && <ResultSlip {...{ system, match, result, seats }} />}
      {!result && isMachine && (
        <>
          <h2 className={choicesLook.decides} style={{ borderColor: colour }}>
            {words('machine-thinks', { name })}
          </h2>
          <StageLine match={match} />
        </>
      )}
      {!result && !isMachine && (
        <ChoiceList
          {...list}
          {...{ system, match, name, colour, chosen }}
          chosenName={piece?.name ?? chosen.space ?? (chosen.choice === null ? null : words('this-place'))}
        />
      )}
      {piece && <PieceCard {...{ system, match, piece, viewer }} />}
      <Refusal system={system} findings={game.refusal} />
      {!result && <HowItStands {...{ system, match, seats, viewer }} />}
    </section>
  );
};

const Refusal = ({
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
          {say(sentenceOf(finding))}{' '}
          {finding.rule && <SectionLink system={system} section={finding.rule.section} />}
        </li>
      ))}
    </ul>
  );
};
