import type { Target } from '../contract/about';
import { describeFinding } from '../contract/finding';
import type { Order } from '../contract/play-presentation';
import type { ActionBase, EventBase, PlayRules } from '../contract/play-rules';
import type { Position } from '../contract/position';
import type { Say } from '../contract/sentence';
import { isSameAction } from '../play/action-equality';

/** A moment of a game, seen by the seat that decides. */
export interface ShownMoment<State, Action extends ActionBase, Event extends EventBase> {
  readonly rules: PlayRules<never, Position, State, Action, Event>;
  readonly say: Say;
  readonly state: State;
  readonly seat: string;
}

const groupsOf = <State, Action extends ActionBase, Event extends EventBase>({
  rules,
  state,
  seat,
}: ShownMoment<State, Action, Event>): readonly (readonly string[])[] => {
  const groups = rules
    .position(state, seat)
    .pieces.filter(piece => piece.seat === seat)
    .map(({ id }) => rules.groupOf(state, seat, id));
  return [...new Map(groups.map(group => [group.join(), group])).values()];
};

const faultsOfChain = <State, Action extends ActionBase, Event extends EventBase>(
  { rules, state }: ShownMoment<State, Action, Event>,
  { actions, about }: Order<Action>,
): readonly string[] => {
  const name = `${about.kind} ${actions.map(({ type }) => type).join(' ')}`;
  let now = state;
  for (const [place, action] of actions.entries()) {
    const [objection] = rules.objections(now, action);
    if (objection) return [`${name}: ${objection.code} against ${JSON.stringify(action)}`];
    const { state: next, events } = rules.apply(now, action);
    const isLast = place === actions.length - 1;
    if (!isLast && events.some(({ faces = [] }) => faces.length > 0)) return [`${name}: dice in its midst`];
    if (!isLast && !rules.awaits(next).includes(action.by)) return [`${name}: another seat decides`];
    now = next;
  }
  return [];
};

const faultsOfThrow = <State, Action extends ActionBase, Event extends EventBase>(
  { rules, say, state }: ShownMoment<State, Action, Event>,
  order: Order<Action>,
): readonly string[] => {
  const preview = rules.nextThrow(state, order);
  if (!preview) return [];
  const { odds, title, note, lines } = preview;
  const sum = Object.values(odds.ways).reduce((total, ways) => total + ways, 0n);
  const outcomes = Object.keys(odds.ways).filter(id => {
    const { own, enemy } = rules.losses(id);
    return own < 0 || enemy < 0 || say(rules.describeOutcome(id)) === '';
  });
  const spoken = [title, ...(note ? [note] : []), ...lines.map(({ label }) => label)].map(say);
  return [
    ...outcomes.map(id => `outcome ${id}`),
    ...(sum === odds.total && !spoken.includes('') ? [] : [`odds of ${say(title)}`]),
  ];
};

/** An order can be played to its first roll, and all of it can be said. */
export const problemsOfOrder = <State, Action extends ActionBase, Event extends EventBase>(
  moment: ShownMoment<State, Action, Event>,
  order: Order<Action>,
): readonly string[] => {
  const { label, note, about } = order;
  const prices = (about.cost ?? []).map(({ unit, amount }) => ({
    ...unit,
    values: { ...unit.values, amount },
  }));
  const sentences = [label, ...(note ? [note] : []), ...prices];
  return [
    ...(sentences.map(moment.say).includes('') ? ['an order without words'] : []),
    ...faultsOfChain(moment, order),
    ...faultsOfThrow(moment, order),
  ];
};

const namesOfTwins = <Action>(list: readonly Order<Action>[], say: Say): readonly string[] => {
  const keys = list.map(({ actions }) => JSON.stringify(actions));
  return list.filter((_, place) => keys.indexOf(keys[place] ?? '') < place).map(({ label }) => say(label));
};

/** Every legal action begins an order; every order can be played to its first roll, is named, and stands once. */
export const findOrderProblems = <State, Action extends ActionBase, Event extends EventBase>(
  moment: ShownMoment<State, Action, Event>,
): readonly string[] => {
  const { rules, state, seat, say } = moment;
  const lists = [[], ...groupsOf(moment)].map(group => rules.orders(state, seat, group));
  const all = lists.flat();
  const missing = rules
    .actions(state, seat)
    .filter(action => !all.some(({ actions: [first] }) => isSameAction(first, action)));
  return [
    ...missing.map(action => `no order begins with ${JSON.stringify(action)}`),
    ...lists.flatMap(list => namesOfTwins(list, say)).map(name => `twice: ${name}`),
    ...all.flatMap(order => problemsOfOrder(moment, order)),
  ];
};

const idsOf = (targets: readonly Target[]): readonly string[] =>
  targets.flatMap(target => ('id' in target ? target.id : []));

/** Places and pieces that orders lead to, and the places of those pieces. */
const litBy = <Action>(orders: readonly Order<Action>[], { pieces }: Position): ReadonlySet<string> => {
  const ids = new Set(orders.flatMap(({ about }) => [...about.subjects, ...idsOf(about.targets)]));
  const aimed = new Set(orders.flatMap(({ about }) => idsOf(about.targets)));
  const spaces = pieces.flatMap(({ id, space }) => (aimed.has(id) && space !== null ? space : []));
  return new Set([...ids, ...spaces]);
};

/** Every place is the target of an order of the group or refused, and the group has orders or reasons. */
const faultsOfGroup = <State, Action extends ActionBase, Event extends EventBase>(
  { rules, say, state, seat }: ShownMoment<State, Action, Event>,
  group: readonly string[],
): readonly string[] => {
  const position = rules.position(state, seat);
  const orders = rules.orders(state, seat, group);
  const refused = rules.refusals(state, seat, group);
  const lit = litBy(orders, position);
  const named = new Set(idsOf(refused.flatMap(({ target }) => target ?? [])));
  const spaces = 'spaces' in position.board ? position.board.spaces.map(({ id }) => id) : [];
  return [
    ...spaces.filter(id => !lit.has(id) && !named.has(id)).map(id => `[${group}] place ${id}: no reason`),
    ...(group.length > 0 && orders.length + refused.length === 0
      ? [`[${group}]: neither orders nor reasons`]
      : []),
    ...refused
      .filter(({ finding }) => !finding.rule || say(describeFinding(finding)) === '')
      .map(({ finding }) => `${finding.code}: no section`),
  ];
};

/** Every place and piece is the target or the subject of an order, or is refused with its section. */
export const findRefusalProblems = <State, Action extends ActionBase, Event extends EventBase>(
  moment: ShownMoment<State, Action, Event>,
): readonly string[] => {
  const { rules, state, seat } = moment;
  const groups = groupsOf(moment);
  const position = rules.position(state, seat);
  const lit = litBy(
    [[], ...groups].flatMap(group => rules.orders(state, seat, group)),
    position,
  );
  const named = new Set(idsOf(rules.refusals(state, seat, []).flatMap(({ target }) => target ?? [])));
  const idle = position.pieces.filter(({ id }) => !lit.has(id) && !named.has(id));
  return [
    ...[[], ...groups].flatMap(group => faultsOfGroup(moment, group)),
    ...idle.map(({ id }) => `piece ${id}: no reason`),
  ];
};
