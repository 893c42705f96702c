import type { ActionBase, EventBase, PlayRules } from '../contract/play-rules';
import type { Position } from '../contract/position';

/** A game under way in a test, with its choices and events. */
export interface ScriptedGame<State, Action, Event> {
  readonly state: State;
  readonly events: readonly Event[];
  readonly chosen: readonly Action[];
}

/** Some members of an action; the first offer that has them all is meant. */
export type PatternOf<Action extends ActionBase> = Partial<Record<string, unknown>> & {
  readonly type: Action['type'];
};

/** Names of pieces are for readers: an error is easier to read without them. */
const withoutNames = (action: object): object => {
  const { names: _, pieces: __, ...rest } = action as Readonly<Record<string, unknown>>;
  return rest;
};

/** Plays a game of these rules by what a test asks for. */
export const createScriptedGame = <Scenario, State, Action extends ActionBase, Event extends EventBase>(
  rules: PlayRules<Scenario, Position, State, Action, Event>,
) => {
  type Game = ScriptedGame<State, Action, Event>;
  const listOffered = ({ state }: Game): readonly Action[] =>
    rules.awaits(state).flatMap(seat => rules.actions(state, seat));
  const matchesPattern = (action: Action, pattern: PatternOf<Action>): boolean =>
    Object.entries(pattern).every(
      ([key, value]) => JSON.stringify(action[key as keyof Action]) === JSON.stringify(value),
    );
  const chooseOne = (now: Game, pattern: PatternOf<Action>): Game => {
    const action = listOffered(now).find(offer => matchesPattern(offer, pattern));
    if (!action) {
      const offered = listOffered(now).map(withoutNames);
      throw new Error(`${JSON.stringify(pattern)} is not among ${JSON.stringify(offered)}`);
    }
    const { state, events } = rules.apply(now.state, action);
    return { state, events: [...now.events, ...events], chosen: [...now.chosen, action] };
  };
  return {
    start: (scenario: Scenario, seed = 1): Game => ({
      state: rules.start(scenario, seed),
      events: [],
      chosen: [],
    }),
    listOffered,
    listOfferedTypes: (game: Game): readonly string[] => [
      ...new Set(listOffered(game).map(({ type }) => type)),
    ],
    matchesPattern,
    choose: (game: Game, ...patterns: readonly PatternOf<Action>[]): Game => patterns.reduce(chooseOne, game),
    eventsOfType: <Type extends Event['type']>({ events }: Game, type: Type) =>
      events.filter((event): event is Extract<Event, { type: Type }> => event.type === type),
  };
};
