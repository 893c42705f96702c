import type { Match } from './match';

/** How much of the game a seat has taken so far. */
export interface SeatTime {
  readonly seat: string;
  /** Choices, and runs of choices without another in between. */
  readonly choices: number;
  readonly turns: number;
  readonly milliseconds: number;
}

/** Who has decided how often, and how long it took, up to the moment that is shown. */
export const timesOf = ({ moments, at }: Match): readonly SeatTime[] => {
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

/** A run of choices of one seat without another in between. */
export interface Turn {
  readonly seat: string;
  /** The moment before its first choice. */
  readonly from: number;
  readonly choices: number;
  readonly milliseconds: number;
}

/** Turn by turn, up to the moment that is shown. */
export const turnsOf = ({ moments, at }: Match): readonly Turn[] => {
  const turns: Turn[] = [];
  for (const [index, { entry, took = 0 }] of moments.slice(0, at + 1).entries()) {
    if (!entry || !('by' in entry)) continue;
    const last = turns.at(-1);
    const isSame = last?.seat === entry.by;
    const before = isSame ? last : { seat: entry.by, from: index - 1, choices: 0, milliseconds: 0 };
    const turn = { ...before, choices: before.choices + 1, milliseconds: before.milliseconds + took };
    turns.splice(isSame ? -1 : turns.length, isSame ? 1 : 0, turn);
  }
  return turns;
};
