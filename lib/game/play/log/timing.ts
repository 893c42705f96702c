import type { Stage } from '../../contract/play-rules';
import type { Sentence } from '../../contract/sentence';
import type { GameSession } from '../session/game-session';

/** How much of the game a seat has taken so far. */
export interface SeatTime {
  readonly seat: string;
  /** Choices, and runs of choices without another in between. */
  readonly choices: number;
  readonly turns: number;
  readonly milliseconds: number;
}

/** Who has decided how often, and how long it took, up to the moment that is shown. */
export const listSeatTimes = ({ moments, at }: GameSession): readonly SeatTime[] => {
  const times = new Map<string, SeatTime>();
  let last: string | null = null;
  for (const { entry, took = 0 } of moments.slice(1, at + 1)) {
    if (!entry || !('by' in entry)) continue;
    const known = times.get(entry.by) ?? { seat: entry.by, choices: 0, turns: 0, milliseconds: 0 };
    times.set(entry.by, {
      ...known,
      choices: known.choices + 1,
      turns: known.turns + (entry.by === last ? 0 : 1),
      milliseconds: known.milliseconds + took,
    });
    last = entry.by;
  }
  return [...times.values()];
};

/** What a seat did in one phase of a turn. */
export interface PhaseTime {
  readonly phase: Sentence;
  readonly seat: string;
  readonly choices: number;
  readonly milliseconds: number;
}

/** A turn as its book counts them. */
export interface TurnTime {
  readonly turn: Sentence;
  /** The moment before its first choice. */
  readonly from: number;
  readonly choices: number;
  readonly milliseconds: number;
  readonly phases: readonly PhaseTime[];
}

const isSame = (one: Sentence, other: Sentence): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Turn by turn and phase by phase, up to the moment that is shown. */
export const listTurnTimes = ({ rules, moments, at }: GameSession): readonly TurnTime[] => {
  const turns: TurnTime[] = [];
  for (const [index, { entry, took = 0 }] of moments.slice(0, at + 1).entries()) {
    const before = moments[index - 1];
    if (!entry || !('by' in entry) || !before) continue;
    const stage = rules.stage(before.state);
    const last = turns.at(-1);
    const known = last && isSame(last.turn, stage.turn) ? last : null;
    const turn = known ?? { turn: stage.turn, from: index - 1, choices: 0, milliseconds: 0, phases: [] };
    turns.splice(known ? -1 : turns.length, known ? 1 : 0, {
      ...turn,
      choices: turn.choices + 1,
      milliseconds: turn.milliseconds + took,
      phases: addChoice(turn.phases, stage, entry.by, took),
    });
  }
  return turns;
};

/** A phase that a turn returns to, as from a reaction, is counted as one. */
const addChoice = (
  phases: readonly PhaseTime[],
  { phase }: Stage,
  seat: string,
  took: number,
): readonly PhaseTime[] => {
  const index = phases.findIndex(known => known.seat === seat && isSame(known.phase, phase));
  const known = phases[index];
  if (!known) return [...phases, { phase, seat, choices: 1, milliseconds: took }];
  return phases.with(index, {
    ...known,
    choices: known.choices + 1,
    milliseconds: known.milliseconds + took,
  });
};
