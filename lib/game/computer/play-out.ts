import { GENERATOR_VERSION } from '@/lib/dice/rng';
import type { ScenarioBase } from '../document/scenario-base';
import type { AnyPlayRules, GameRecord } from '../play/session/game-session';
import type { PlannedStep } from './choose-action';
import type { Level } from './levels';
import {
  createComputerPlayer,
  isMatchOver,
  type MatchOutcome,
  type OpenMatch,
  openMatch,
  type Plans,
  playMatchOn,
} from './match-runner';

export interface PlayOutSetup {
  readonly rules: AnyPlayRules;
  readonly scenario: ScenarioBase;
  /** The same seed, document and levels: the same game. */
  readonly seed: number;
  /** How well each seat is played, by its id. */
  readonly levels: Readonly<Record<string, Level>>;
}

export interface PlayedGame extends Omit<MatchOutcome, 'entries'> {
  /** The game as the play screen opens it. */
  readonly record: GameRecord;
}

/** A game in the middle, as plain data: it is played on as if it had never been left. */
export interface PausedGame {
  readonly match: OpenMatch;
  readonly plans: Readonly<Record<string, readonly PlannedStep[]>>;
}

/** A whole game between computer players. */
export const playOut = (setup: PlayOutSetup): PlayedGame => {
  const played = playOutPart(setup, null, () => true);
  if (!('record' in played)) throw new Error('the game was left in the middle');
  return played;
};

/** Plays a game between computer players, or one that was left, until it is over or `mayGoOn` says no. */
export const playOutPart = (
  setup: PlayOutSetup,
  paused: PausedGame | null,
  mayGoOn: () => boolean,
): PlayedGame | PausedGame => {
  const { rules, levels } = setup;
  const plans: Plans = new Map(Object.entries(paused?.plans ?? {}));
  const players = new Map(
    Object.entries(levels).map(([seat, level]) => [seat, createComputerPlayer(level, plans)] as const),
  );
  const playerOf = (seat: string) => {
    const player = players.get(seat);
    if (!player) throw new Error(`nobody plays ${seat}`);
    return player;
  };
  const played = playMatchOn({ rules, playerOf }, paused?.match ?? openMatch(setup), mayGoOn);
  return isMatchOver(played)
    ? toPlayedGame(setup, played)
    : { match: played, plans: Object.fromEntries(plans) };
};

const toPlayedGame = ({ seed, levels }: PlayOutSetup, { entries, ...outcome }: MatchOutcome): PlayedGame => {
  const computers = Object.entries(levels).map(
    ([seat, level]) => [seat, { type: 'computer', level }] as const,
  );
  return {
    ...outcome,
    record: { seed, generator: GENERATOR_VERSION, entries, players: Object.fromEntries(computers) },
  };
};
