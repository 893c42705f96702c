import { GENERATOR_VERSION } from '@/lib/dice/rng';
import type { ScenarioBase } from '../document/scenario-base';
import type { AnyPlayRules, GameRecord } from '../play/session/game-session';
import type { Level } from './levels';
import { createComputerPlayer, type MatchOutcome, runMatch } from './match-runner';

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

/** A whole game between computer players. */
export const playOut = ({ rules, scenario, seed, levels }: PlayOutSetup): PlayedGame => {
  const players = new Map(
    Object.entries(levels).map(([seat, level]) => [seat, createComputerPlayer(level)] as const),
  );
  const playerOf = (seat: string) => {
    const player = players.get(seat);
    if (!player) throw new Error(`nobody plays ${seat}`);
    return player;
  };
  const { entries, ...outcome } = runMatch({ rules, scenario, seed, playerOf });
  const computers = Object.entries(levels).map(
    ([seat, level]) => [seat, { type: 'computer', level }] as const,
  );
  return {
    ...outcome,
    record: { seed, generator: GENERATOR_VERSION, entries, players: Object.fromEntries(computers) },
  };
};
