'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { PageLink } from '@/components/ui/controls/page-link';
import { listOfferedLevels } from '@/lib/game/computer/measured-levels';
import type { Seat } from '@/lib/game/contract/game-system';
import type { StartOptions } from '@/lib/game/contract/start-options';
import { type GameRecord, type GameSession, openSession } from '@/lib/game/play/session/game-session';
import type { Players } from '@/lib/game/play/session/players';
import type { PlayableScenario } from '@/lib/games/playable-scenario';
import {
  loadStartChoice,
  type StartChoice,
  saveStartChoice,
  seatOfBeginner,
  toPlayers,
  withAskedChoice,
} from '@/lib/games/start-choice';
import { roundMinutes } from '@/lib/words/round-minutes';
import { ContinueBar } from './continue-bar';
import { OpponentChoice } from './opponent-choice';
import { OptionChoice } from './option-choice';
import { SideChoice } from './side-choice';
import styles from './start.module.css';
import { StartBriefing } from './start-briefing';
import { useNewLinkGame } from './use-new-link-game';
import { VariantChoice } from './variant-choice';

export interface StartCardProps {
  readonly playable: PlayableScenario;
  /** The battle before its first decision. */
  readonly match: GameSession;
  /** The key under which choices are remembered. */
  readonly battle: string;
  readonly title: string;
  readonly home: string;
  readonly aid: string | null;
  readonly variant: string | null;
  /** The game of this battle that is under way. */
  readonly record: GameRecord | null;
  readonly onVariant: (variant: string | null) => void;
  readonly onContinue: () => void;
  readonly onStart: (players: Players, options: StartOptions) => void;
}

/** A number from 0 up to 1, for lots. */
const drawLot = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

/** The battle as it begins with what is chosen. */
const useOptioned = (match: GameSession, options: StartOptions): GameSession =>
  useMemo(
    () => openSession(match.rules, match.published, match.seed, match.generator, options),
    [match, options],
  );

/** The last choice, changed by the address; each change is remembered. */
const useStartChoice = ({ playable, battle }: StartCardProps, seats: readonly Seat[]) => {
  const { computerLevels } = playable.system;
  const [choice, setChoice] = useState(() =>
    withAskedChoice(
      loadStartChoice(battle, seats, listOfferedLevels(computerLevels)),
      location.search,
      seats,
    ),
  );
  const change = (changes: Partial<StartChoice>): void => {
    const next = { ...choice, ...changes };
    setChoice(next);
    saveStartChoice(battle, next);
  };
  return { choice, change };
};

/** Before a game: who plays which side of which variant, and what a newcomer needs to know. */
export const StartCard = (props: StartCardProps) => {
  const { playable, match, battle, title, home, aid, record } = props;
  const { system, scenario } = playable;
  const words = useTranslations('start');
  const seats = system.seats(scenario);
  const { choice, change } = useStartChoice(props, seats);
  const shown = useOptioned(match, choice.options);
  const { begin, error } = useNewLinkGame(battle, props.variant, seats);
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <PageLink className={styles.back} href={home} aria-label={words('back', { title })}>
          <BackIcon />
        </PageLink>
        <h1>{title}</h1>
        <span>{system.title}</span>
      </header>
      {record && <ContinueBar {...{ playable, record, seats }} onContinue={props.onContinue} />}
      <div className={styles.card}>
        <StartBriefing system={system} match={shown} seat={choice.seat} aid={aid} />
        <form
          id="new"
          className={styles.choices}
          onSubmit={event => {
            event.preventDefault();
            if (choice.isByLink) void begin(choice, seatOfBeginner(choice, seats, drawLot()));
            else props.onStart(toPlayers(choice, seats, drawLot()), choice.options);
          }}
        >
          <SideChoice {...{ system, scenario, seats, choice }} onChange={change} />
          <OpponentChoice {...{ scenario, seats, choice }} levels={system.computerLevels} onChange={change} />
          <VariantChoice {...{ playable, variant: props.variant }} onVariant={props.onVariant} />
          <OptionChoice
            playable={playable}
            chosen={choice.options}
            onOptions={options => change({ options })}
          />
          {error !== null && <p role="alert">{error}</p>}
          <StartButton
            name={seats.find(({ id }) => id === choice.seat)?.name ?? ''}
            choice={choice}
            minutes={playable.rules.brief(scenario, choice.seat).minutes}
          />
        </form>
      </div>
    </div>
  );
};

interface StartButtonProps {
  readonly name: string;
  readonly choice: StartChoice;
  readonly minutes: number;
}

const goKey = ({ isByLink, drawsLots }: StartChoice): 'go-link' | 'go-lots' | 'go' => {
  if (isByLink) return 'go-link';
  return drawsLots ? 'go-lots' : 'go';
};

const StartButton = ({ name, choice, minutes }: StartButtonProps) => {
  const words = useTranslations('start');
  return (
    <p className={styles.go}>
      <Button look="main" type="submit">
        {words(goKey(choice), { name })}
      </Button>
      <span>{words(choice.isByLink ? 'kept-link' : 'kept', { minutes: roundMinutes(minutes) })}</span>
    </p>
  );
};

const BackIcon = () => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="none" stroke="currentColor">
    <path d="M15 5 8 12l7 7" strokeWidth="2" />
  </svg>
);
