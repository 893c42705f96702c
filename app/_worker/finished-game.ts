import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import {
  getCurrentMoment,
  goToMoment,
  openSession,
  reopenSession,
} from '@/lib/game/play/session/game-session';
import { levelOf } from '@/lib/game/play/session/players';
import { unpackGame } from '@/lib/games/game-link';
import { type PlayableScenario, readPlayable } from '@/lib/games/playable-scenario';
import type { ReportOutcome } from '@/lib/games/report-outcome';

interface FinishedGameInput {
  /** The battle as JSON. */
  readonly text: string;
  readonly variant: string | null;
  /** The game as it is packed into a link. */
  readonly record: string;
}

/**
 * Plays a game again by the rules and returns how it ended; null: it is not a game of this battle, or it is not
 * over.
 */
export const judgeFinishedGame = async ({
  text,
  variant,
  record,
}: FinishedGameInput): Promise<ReportOutcome | null> => {
  const playable = await readPlayable(JSON.parse(text), variant);
  return playable && replayGame(playable, record);
};

const replayGame = async (
  { system, rules, scenario }: PlayableScenario,
  packed: string,
): Promise<ReportOutcome | null> => {
  const unpacked = await unpackGame(packed, openSession(rules, scenario as ScenarioBase, 0));
  if (!unpacked?.isWhole) return null;
  const { match, fitted } = reopenSession(rules, scenario, unpacked.record);
  if (fitted < unpacked.record.entries.length) return null;
  const { state } = getCurrentMoment(goToMoment(match, fitted));
  const result = rules.result(state);
  if (!result) return null;
  const { unit, now } = rules.progress(state);
  return {
    seats: system
      .seats(scenario)
      .map(({ id, name }) => ({ id, name, isComputer: levelOf(match.players, id) !== null })),
    ranking: result.ranking.map(seats => [...seats]),
    scores: { ...result.scores },
    grade: result.grade ?? null,
    ...{ unit, now },
  };
};
