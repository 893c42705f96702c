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
  /** Each choice with what it brought about. */
  readonly moments: readonly { readonly action: Action; readonly events: readonly Event[] }[];
}

/** A record that does not fit its rules, such as one made by hand or by older rules. */
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
    return { action, events: step.events };
  });
  return { state, moments };
};

/** A thrown die or a secret shown cannot be unseen. */
const isIrrevocable = (events: readonly EventBase[]): boolean =>
  events.some(event => 'faces' in event || event.readers !== undefined);

/** How many of the last choices this seat may take back: those since a die, a secret or another's decision. */
export const countRetractable = <Action extends ActionBase, Event extends EventBase>(
  { moments }: Pick<ReplayedGame<unknown, Action, Event>, 'moments'>,
  seat: string,
): number => {
  const last = moments.findLastIndex(({ action, events }) => action.by !== seat || isIrrevocable(events));
  return moments.length - 1 - last;
};

/** The record without the last choice of a seat; the same record when there is nothing to take back. */
export const takeBack = <Scenario, State, Action extends ActionBase, Event extends EventBase>(
  rules: Rules<Scenario, State, Action, Event>,
  record: ReplayRecord<Scenario, Action>,
  seat: string,
): ReplayRecord<Scenario, Action> =>
  countRetractable(replay(rules, record), seat) > 0
    ? { ...record, actions: record.actions.slice(0, -1) }
    : record;

/** All legal lines of a number of choices; a game that is over is one line. Where several decide at once, the first goes first. */
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
