import type { PlayedAction } from '../contract/play-presentation';
import type { ActionBase, EventBase, PlayRules } from '../contract/play-rules';
import type { Position } from '../contract/position';
import type { Sentence } from '../contract/sentence';

type Rules<State, Action extends ActionBase, Event extends EventBase> = PlayRules<
  never,
  Position,
  State,
  Action,
  Event
>;

/** Everything that stands around the board at a moment: the turn, the standings, what is left to spend. */
export const listBarWords = <State, Action extends ActionBase, Event extends EventBase>(
  rules: Rules<State, Action, Event>,
  state: State,
  viewer: string | 'all',
): readonly Sentence[] => {
  const { unit, phases } = rules.progress(state);
  const standings = rules.standings(state, viewer);
  return [
    unit,
    ...phases,
    ...standings.flatMap(({ score, stake }) => [score, ...(stake ? [stake] : [])]),
    ...rules.resources(state, viewer, viewer),
  ];
};

/** The legend, and the tracks of every piece. */
export const listBoardWords = <State, Action extends ActionBase, Event extends EventBase>(
  rules: Rules<State, Action, Event>,
  state: State,
  viewer: string | 'all',
): readonly Sentence[] => {
  const tracks = rules
    .position(state, viewer)
    .pieces.flatMap(({ id }) => rules.tracks(state, id, viewer))
    .flatMap(({ label, boxes }) => [label, ...boxes.map(box => box.label)]);
  return [...rules.legend(state, viewer).map(({ label }) => label), ...tracks];
};

/** What a turn or a track shows that cannot be: a moment outside its bounds, more boxes filled than there are. */
export const findBarProblems = <State, Action extends ActionBase, Event extends EventBase>(
  rules: Rules<State, Action, Event>,
  state: State,
  viewer: string | 'all',
): readonly string[] => {
  const { now, first, last, phases, phase } = rules.progress(state);
  const isWithin = now >= first && now <= (last ?? now);
  const isPhaseKnown = phase === null || phases[phase] !== undefined;
  const overfull = rules
    .position(state, viewer)
    .pieces.filter(({ id }) =>
      rules.tracks(state, id, viewer).some(({ boxes, filled }) => filled > boxes.length),
    );
  return [
    ...(isWithin ? [] : [`turn ${now} of ${first} to ${last}`]),
    ...(isPhaseKnown ? [] : [`phase ${phase} of ${phases.length}`]),
    ...overfull.map(({ id }) => `track of ${id}`),
  ];
};

/** The choices of a game by the orders that they belong to. */
export const splitIntoOrders = <State, Action extends ActionBase, Event extends EventBase>(
  rules: Rules<State, Action, Event>,
  game: readonly PlayedAction<State, Action, Event>[],
): readonly (readonly PlayedAction<State, Action, Event>[])[] => {
  const orders: PlayedAction<State, Action, Event>[][] = [];
  for (const played of game) {
    const last = orders.at(-1);
    if (last && !rules.startsOrder(played.state, played.action)) last.push(played);
    else orders.push([played]);
  }
  return orders;
};

/** What everybody must notice of a game. */
export const listHeadlines = <State, Action extends ActionBase, Event extends EventBase>(
  rules: Rules<State, Action, Event>,
  game: readonly PlayedAction<State, Action, Event>[],
  viewer: string | 'all',
): readonly Sentence[] =>
  game.flatMap(({ events }) => events.flatMap(event => rules.headline(event, viewer) ?? []));
