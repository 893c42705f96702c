import type { About } from '../contract/about';
import type { Order, OrderSummary, PlayedAction, PlayPresentation } from '../contract/play-presentation';
import type { ActionBase, CoreRules, EventBase } from '../contract/play-rules';
import type { Position } from '../contract/position';

type Rules<Scenario, At extends Position, State, Action extends ActionBase, Event extends EventBase> = Pick<
  CoreRules<Scenario, At, State, Action, Event>,
  'actions' | 'about' | 'describe' | 'odds' | 'oddsBreakdown' | 'stage'
>;

const concerns = ({ subjects }: About, pieces: readonly string[]): boolean =>
  pieces.length === 0 ? subjects.length === 0 : subjects.some(id => pieces.includes(id));

/** Each action is its own order: the base that a system begins with, and all that some of them need. */
export const createPlainOrders =
  <Scenario, At extends Position, State, Action extends ActionBase, Event extends EventBase>({
    actions,
    about,
    describe: say,
  }: Rules<Scenario, At, State, Action, Event>) =>
  (state: State, seat: string, subjects: readonly string[]): readonly Order<Action>[] =>
    actions(state, seat)
      .map(
        (action): Order<Action> => ({
          about: about(state, action),
          actions: [action],
          label: say(action, seat, state),
        }),
      )
      .filter(order => concerns(order.about, subjects));

/** The throw of an order's only action. */
export const throwOfAction =
  <Scenario, At extends Position, State, Action extends ActionBase, Event extends EventBase>({
    odds,
    oddsBreakdown,
  }: Rules<Scenario, At, State, Action, Event>): PlayPresentation<
    Scenario,
    State,
    Action,
    Event
  >['nextThrow'] =>
  (state, { actions: [first, ...rest], label }) => {
    const found = rest.length === 0 ? odds(state, first) : null;
    return found && { title: label, odds: found, lines: oddsBreakdown?.(state, first) ?? [] };
  };

/** The last event that the viewer may read, in its own words. */
export const summarizeByLastEvent =
  <Scenario, At extends Position, State, Action extends ActionBase, Event extends EventBase>({
    about,
    describe: say,
  }: Rules<Scenario, At, State, Action, Event>) =>
  (order: readonly PlayedAction<State, Action, Event>[], viewer: string | 'all'): OrderSummary | null => {
    const [first] = order;
    const event = order
      .flatMap(({ events }) => events)
      .findLast(({ readers }) => viewer === 'all' || !readers || readers.includes(viewer));
    return first && event
      ? { text: say(event, viewer), about: about(first.state, first.action), suffered: [] }
      : null;
  };

/** What the play screen needs, from the rules alone; a system overrides what it can say better. */
export const createPlainPresentation = <
  Scenario,
  At extends Position,
  State,
  Action extends ActionBase,
  Event extends EventBase,
>(
  rules: Rules<Scenario, At, State, Action, Event>,
  words: string,
): PlayPresentation<Scenario, State, Action, Event> => ({
  groupOf: (_state, _seat, piece) => [piece],
  orders: createPlainOrders(rules),
  nextThrow: throwOfAction(rules),
  losses: () => ({ own: 0, enemy: 0 }),
  resources: () => [],
  progress: state => ({
    unit: rules.stage(state).turn,
    now: 1,
    first: 1,
    last: null,
    phases: [],
    phase: null,
  }),
  standings: () => [],
  brief: () => ({
    aim: { code: `${words}.brief.aim` },
    turn: { code: `${words}.brief.turn` },
    fights: { code: `${words}.brief.fights` },
    minutes: 30,
  }),
  startOptions: () => [],
  startsOrder: () => true,
  summary: summarizeByLastEvent(rules),
  headline: () => null,
  legend: () => [],
  tracks: () => [],
});
