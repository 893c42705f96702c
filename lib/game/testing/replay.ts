import type { Finding } from '../contract/finding';
import type { ActionBase, EventBase, PlayRules } from '../contract/play-rules';
import type { Position } from '../contract/position';

type Rules<Scenario, State, Action extends ActionBase, Event extends EventBase> = PlayRules<
  Scenario,
  Position,
  State,
  Action,
  Event
>;

/** A game as it is kept: the document, the seed and every choice. */
export interface ReplayRecord<Scenario, Action> {
  readonly scenario: Scenario;
  readonly seed: number;
  readonly actions: readonly Action[];
}

export interface ReplayedGame<State, Action, Event> {
  readonly state: State;
  /** Each choice with its events. */
  readonly moments: readonly { readonly entry: Action; readonly events: readonly Event[] }[];
}

/** A record that does not fit its rules, such as a hand-written one or one of older rules. */
export class IllegalAction extends Error {
  constructor(
    readonly index: number,
    readonly findings: readonly Finding[],
  ) {
    super(`action ${index}: ${findings.map(({ code }) => code).join(', ')}`);
  }
}

/** Same document, seed and actions: same game, always. */
export const replay = <Scenario, State, Action extends ActionBase, Event extends EventBase>(
  rules: Rules<Scenario, State, Action, Event>,
  { scenario, seed, actions }: ReplayRecord<Scenario, Action>,
): ReplayedGame<State, Action, Event> => {
  let state = rules.start(scenario, seed);
  const moments = actions.map((action, index) => {
    const findings = rules.objections(state, action);
    if (findings.length > 0) throw new IllegalAction(index, findings);
    const step = rules.apply(state, action);
    state = step.state;
    return { entry: action, events: step.events };
  });
  return { state, moments };
};

/**
 * All legal lines of this many choices; a finished game is one line. Where several seats decide at once, the first
 * goes first.
 */
export const countLines = <State, Action extends ActionBase, Event extends EventBase>(
  rules: Rules<never, State, Action, Event>,
  state: State,
  depth: number,
): number => {
  const [seat] = rules.awaits(state);
  if (depth === 0 || seat === undefined) return 1;
  const actions = rules.actions(state, seat);
  if (depth === 1) return actions.length;
  return actions.reduce(
    (lines, action) => lines + countLines(rules, rules.apply(state, action).state, depth - 1),
    0,
  );
};
