import type { ActionBase, EventBase, PlayRules } from '../contract/play-rules';
import type { Position } from '../contract/position';

/** A game in a test: what was chosen, and what has happened. */
export interface TestGame<State, Action, Event> {
  readonly state: State;
  readonly events: readonly Event[];
  readonly chosen: readonly Action[];
}

export type ActionPattern<Action extends ActionBase> = Partial<Record<string, unknown>> & {
  readonly type: Action['type'];
};

export const matchesPattern = <Action extends ActionBase>(
  action: Action,
  pattern: ActionPattern<Action>,
): boolean =>
  Object.entries(pattern).every(
    ([key, value]) => JSON.stringify(action[key as keyof Action]) === JSON.stringify(value),
  );

/** Plays games of one system by naming the choices. */
export const createScriptedPlay = <Scenario, State, Action extends ActionBase, Event extends EventBase>(
  rules: PlayRules<Scenario, Position, State, Action, Event>,
) => {
  type Run = TestGame<State, Action, Event>;
  const listOffered = ({ state }: Pick<Run, 'state'>): readonly Action[] =>
    rules.awaits(state).flatMap(seat => rules.actions(state, seat));
  const chooseOne = (run: Run, pattern: ActionPattern<Action>): Run => {
    const offered = listOffered(run);
    const action = offered.find(offer => matchesPattern(offer, pattern));
    if (!action) throw new Error(`${JSON.stringify(pattern)} is not among ${JSON.stringify(offered)}`);
    const { state, events } = rules.apply(run.state, action);
    return { state, events: [...run.events, ...events], chosen: [...run.chosen, action] };
  };
  return {
    start: (scenario: Scenario, seed = 1): Run => ({
      state: rules.start(scenario, seed),
      events: [],
      chosen: [],
    }),
    listOffered,
    listOfferedTypes: (run: Run): readonly string[] => [...new Set(listOffered(run).map(({ type }) => type))],
    choose: (run: Run, ...patterns: readonly ActionPattern<Action>[]): Run => patterns.reduce(chooseOne, run),
  };
};
