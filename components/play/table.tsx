'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { useSay } from '@/components/words/use-say';
import { type Finding, sentenceOf } from '@/lib/game/finding';
import type { AnySystem } from '@/lib/game/game-system';
import { deciding, type Match, momentOf } from '@/lib/game/match';
import { mentionedIn } from '@/lib/game/mentioned';
import type { ActionBase } from '@/lib/game/play-rules';
import type { Position } from '@/lib/game/position';
import { objectionsToWish } from '@/lib/game/wish';
import { BoardView } from './board-view';
import { ChoiceList } from './choice-list';
import choicesLook from './choices.module.css';
import styles from './play.module.css';
import { ResultSlip } from './result-slip';
import { SectionLink } from './section-link';
import { StateInWords } from './state-in-words';
import type { Looks } from './use-looks';
import type { Game } from './use-match';

/** What is chosen on the board: a piece or a space narrows the choices to those that name it. */
export interface Chosen {
  readonly piece: string | null;
  readonly space: string | null;
}

const NOTHING: Chosen = { piece: null, space: null };

interface TableProps {
  readonly system: AnySystem;
  readonly game: Game;
  readonly position: Position;
  readonly looks: Looks;
  /** A machine decides: there is nothing to choose for a hand. */
  readonly isMachine: boolean;
}

/** The choices of the one who decides now. */
const useChoices = (match: Match): readonly ActionBase[] => {
  const seat = deciding(match);
  const { state } = momentOf(match);
  return useMemo(() => (seat === null ? [] : match.rules.actions(state, seat)), [match.rules, state, seat]);
};

/** The board, and what he who decides may do with it. */
export const Table = ({ system, game, position, looks, isMachine }: TableProps) => {
  const { match } = game;
  const choices = useChoices(match);
  const [chosen, setChosen] = useState(NOTHING);
  const [shown, setShown] = useState<ActionBase | null>(null);
  const named = useMemo(() => choices.map(action => mentionedIn(position, action)), [choices, position]);
  const live = useMemo(
    () => ({
      pieces: new Set(named.flatMap(({ pieces }) => pieces)),
      spaces: new Set(named.flatMap(({ spaces }) => spaces)),
    }),
    [named],
  );
  const choose = (action: ActionBase): void => {
    setShown(null);
    setChosen(NOTHING);
    game.play(action);
  };
  /** Pointing at what no choice names is a wish, and is answered. */
  const point = (wished: Chosen): void => {
    const isOff =
      (wished.space !== null && !live.spaces.has(wished.space)) ||
      (wished.piece !== null && !live.pieces.has(wished.piece));
    const at = wished.space !== null ? { space: wished.space } : { piece: wished.piece ?? '' };
    game.refuse(isOff ? objectionsToWish(match, choices, position, { piece: chosen.piece, at }) : []);
    setChosen(isOff && chosen.piece !== null ? chosen : wished);
  };
  return (
    <>
      <div className={styles.map}>
        {looks.inWords ? (
          <StateInWords system={system} position={position} onChoose={point} chosen={chosen} />
        ) : (
          <BoardView
            system={system}
            match={match}
            position={position}
            chosen={chosen}
            onChoose={point}
            live={live}
            lit={shown ? mentionedIn(position, shown) : null}
            isHot={looks.isHot}
          />
        )}
      </div>
      <Choices
        {...{ system, game, position, choices, named, chosen, isMachine }}
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
  readonly named: ReturnType<typeof mentionedIn>[];
  readonly chosen: Chosen;
  readonly isMachine: boolean;
  readonly onClear: () => void;
  readonly onShow: (action: ActionBase | null) => void;
  readonly onChoose: (action: ActionBase) => void;
}

const Choices = ({ system, game, position, chosen, isMachine, ...list }: ChoicesProps) => {
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
        <h2 className={choicesLook.decides} style={{ borderColor: colour }}>
          {words('machine-thinks', { name })}
        </h2>
      )}
      {!result && !isMachine && (
        <ChoiceList
          {...list}
          {...{ system, match, name, colour, chosen }}
          chosenName={piece?.name ?? chosen.space}
        />
      )}
      <Refusal system={system} findings={game.refusal} />
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
