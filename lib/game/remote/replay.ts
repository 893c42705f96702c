import type { RngState } from '@/lib/dice/rng';
import type { ActionBase } from '../contract/play-rules';
import type { ScenarioBase } from '../document/scenario-base';
import type { AnyPlayRules, Moment } from '../play/session/game-session';

/** One entry of the record of a game by link; the first holds the dice of the opening. */
export interface RecordedEntry {
  readonly seq: number;
  readonly entry:
    | ActionBase
    | { readonly type: 'taken-back'; readonly seat: string; readonly to: number }
    | null;
  readonly dice: RngState;
}

type Moments = readonly [Moment, ...Moment[]];

const nextMoment = (rules: AnyPlayRules, moments: Moments, { entry, dice }: RecordedEntry): Moment => {
  const last = moments.at(-1) ?? moments[0];
  if (entry === null) return last;
  if (entry.type === 'taken-back' && 'to' in entry)
    return {
      entry: { type: 'taken-back', seat: entry.seat },
      events: [],
      state: (moments[entry.to] ?? last).state,
    };
  const action = entry as ActionBase;
  return { entry: action, ...rules.apply(rules.reseed(last.state, { rng: dice }), action) };
};

/**
 * Every moment of a finished game by link, with nothing hidden; null: this release plays it differently, or not at
 * all.
 */
export const replayRecord = (
  rules: AnyPlayRules,
  scenario: ScenarioBase,
  record: readonly RecordedEntry[],
): Moments | null => {
  const [first, ...rest] = record;
  if (!first) return null;
  const seed = { rng: first.dice };
  try {
    let moments: Moments = [
      { entry: null, events: rules.openingEvents(scenario, seed), state: rules.start(scenario, seed) },
    ];
    for (const recorded of rest) moments = [...moments, nextMoment(rules, moments, recorded)];
    return moments;
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
};
