import type { About } from '@/lib/game/contract/about';
import type { Order } from '@/lib/game/contract/play-presentation';
import type { Sentence, SentenceValues } from '@/lib/game/contract/sentence';
import { isSameCounter, tileOf } from '../../data';
import { permissionFrom } from '../../rules/deploying';
import { type Deployed, mainOf, type Relation, withTroop } from '../../rules/relations';
import { fieldOf } from '../../view/layout';
import { type HandCounter, listHandCounters } from '../../view/played-position';
import { describeCity, describeCounter, WORDS } from '../../view/words';
import { about } from '../about';
import type { Action, ActionOf } from '../actions';
import { describe as wordAction } from '../describe';
import { beginGame, getCurrentTask, locationAt, nameOf, theatreOf } from '../game';
import { listOffers } from '../offers';
import { decidingSeat, runner } from '../sequence';
import type { State } from '../state';

type PeriklesOrder = Order<Action>;

const sentence = (id: string, values: SentenceValues = {}): Sentence => ({ code: `${WORDS}.${id}`, values });

/** The notes of an order joined into one. */
const joinNotes = ([first, ...others]: readonly Sentence[]): Pick<PeriklesOrder, 'note'> =>
  first ? { note: others.reduce((one, next) => sentence('note.both', { one, next }), first) } : {};

const concerns = ({ subjects, targets }: About, pieces: readonly string[]): boolean =>
  subjects.some(id => pieces.includes(id)) ||
  targets.some(target => target.type === 'piece' && pieces.includes(target.id));

/** What the player can do now, or what can be done with these pieces: counters in hand are sent with one order. */
export const orders = (state: State, seat: string, subjects: readonly string[]): readonly PeriklesOrder[] => {
  if (decidingSeat(state) !== seat) return [];
  const offers = listOffers(state);
  const chosen = listHandCounters(state, seat).filter(({ id }) => subjects.includes(id));
  if (chosen.length > 0)
    return chosen.length === 1 ? chosen.flatMap(counter => listSends(state, counter, offers)) : [];
  const plain = offers.filter(({ type }) => type !== 'take').map(action => toOrder(state, action));
  return subjects.length === 0 ? plain : plain.filter(order => concerns(order.about, subjects));
};

const toOrder = (state: State, action: Action): PeriklesOrder => ({
  about: about(state, action),
  actions: [action],
  label: wordAction(action, action.by),
  ...shortOf(action),
  ...headingOf(action),
  ...joinNotes(noteAction(state, action)),
});

/** What stands on the city of an order. */
const shortOf = (action: Action): Pick<PeriklesOrder, 'short'> => {
  switch (action.type) {
    case 'pick': {
      const { shards, symbol } = tileOf(action.tile);
      return { short: sentence('short.pick', { count: shards, symbol }) };
    }
    case 'send':
      return { short: sentence(`short.${action.stance}`) };
    case 'lay':
    case 'nominate':
    case 'assassinate':
    case 'plague':
    case 'alkibiades':
    case 'shift':
    case 'spend':
      return { short: sentence(`short.${action.type}`) };
    default:
      return {};
  }
};

const SPECIAL: readonly Action['type'][] = ['plague', 'alkibiades', 'slave-revolt'];

/** 9 – The special tile stands apart from what is done every turn. */
const headingOf = ({ type }: Action): Pick<PeriklesOrder, 'heading'> =>
  SPECIAL.includes(type) ? { heading: sentence(`heading.${type}`) } : {};

/** The result of an answer. */
const noteAction = (state: State, action: Action): readonly Sentence[] => {
  switch (action.type) {
    case 'pick':
      return notePick(action);
    case 'send':
      return noteSend(state, action, currentCounter(state));
    case 'spend':
      return [sentence('note.spend')];
    case 'stop':
      return noteStop(state);
    case 'allow':
      return noteAllow(state);
    case 'refuse':
      return [sentence('note.refuse')];
    case 'keep-on':
      return [sentence('note.keep-on')];
    default:
      return [];
  }
};

/** 4.1, 4.2 – Markers of the tile, and its symbol; later its shards bring as many counters. */
const notePick = ({ tile }: ActionOf<'pick'>): readonly Sentence[] => {
  const { shards, symbol, city } = tileOf(tile);
  return [
    sentence('note.markers', { count: shards, place: city === 'any' ? 'any' : 'city' }),
    ...(symbol === 'none' ? [] : [sentence(`note.${symbol}`)]),
  ];
};

const noteStop = (state: State): readonly Sentence[] => {
  const task = getCurrentTask(state);
  return task.type === 'deploy' && task.left > 0 ? [sentence('note.unused', { count: task.left })] : [];
};

const noteAllow = (state: State): readonly Sentence[] => {
  const task = getCurrentTask(state);
  if (task.type !== 'permit') return [];
  return [sentence('note.allow', { counter: describeCounter({ ...task.troop, value: null }) })];
};

type InHand = Pick<HandCounter, 'city' | 'arm' | 'value' | 'side'>;

const currentCounter = (state: State): InHand | null => {
  const task = getCurrentTask(state);
  return task.type === 'send' ? { ...task.counter, side: task.side } : null;
};

/** 6.5 – Who must agree first; null: nobody. */
const askedLeader = (state: State, troop: Deployed): string | null => {
  const isAllowed = state.permissions.some(one => one.side === troop.side && one.place === troop.place);
  return isAllowed ? null : permissionFrom(theatreOf(state), troop);
};

/** 6.3 – Whether the player would be the main one there, is so already, or helps another. */
const rankOf = (
  state: State,
  { place, stance }: Pick<ActionOf<'send'>, 'place' | 'stance'>,
  { side }: Pick<InHand, 'side'>,
): 'main' | 'own' | 'ally' => {
  const main = mainOf(theatreOf(state), place, stance);
  return main === null ? 'main' : main === side ? 'own' : 'ally';
};

/**
 * 6.3, 6.5, 6.6 – Whether the player fights for the place or for somebody else, whose agreement it needs, and whose
 * enemy the player becomes.
 */
const noteSend = (
  state: State,
  { place, stance }: ActionOf<'send'>,
  counter: InHand | null,
): readonly Sentence[] => {
  const location = locationAt(state, place);
  if (!counter || !location) return [];
  const troop: Deployed = { ...counter, place, stance };
  const theatre = theatreOf(state);
  const leader = askedLeader(state, troop);
  const main = mainOf(theatre, place, stance);
  const rank = rankOf(state, { place, stance }, counter);
  const added = withTroop(theatre, troop).relations.slice(theatre.relations.length);
  return [
    ...(leader === null
      ? []
      : [sentence('note.ask', { side: nameOf(state, leader), city: describeCity(location.controller) })]),
    sentence(`note.${rank}`, { points: location.points, side: main === null ? '' : nameOf(state, main) }),
    ...noteRelations(added, counter),
  ];
};

const noteRelations = (relations: readonly Relation[], { city }: InHand): readonly Sentence[] =>
  (['war', 'alliance'] as const).flatMap(kind => {
    const others = relations
      .filter(relation => relation.kind === kind)
      .map(({ between: [one, other] }) => describeCity(one === city ? other : one));
    return others.length > 0 ? [sentence(`note.${kind}`, { cities: others })] : [];
  });

const STANCE_RANKS = { attack: 0, defend: 1 } as const;

/** 6.2, 6.4 – A counter is taken in hand and sent; where another player must agree, the question ends the order. */
const listSends = (
  state: State,
  counter: HandCounter,
  offers: readonly Action[],
): readonly PeriklesOrder[] => {
  const inHand = currentCounter(state);
  if (inHand)
    return isSameCounter(inHand, counter) ? offers.map(action => toSendOrder(state, counter, [action])) : [];
  const take = offers.find(action => action.type === 'take' && isSameCounter(action, counter));
  if (!take) return [];
  const taken = runner.decide(beginGame(state), take).state;
  return listOffers(taken)
    .toSorted((one, other) => rankSend(one) - rankSend(other))
    .map(send => toSendOrder(taken, counter, [take, send]));
};

const rankSend = (action: Action): number => (action.type === 'send' ? STANCE_RANKS[action.stance] : 2);

const toSendOrder = (
  state: State,
  counter: HandCounter,
  actions: readonly [Action, ...Action[]],
): PeriklesOrder => {
  const send = actions.at(-1) ?? actions[0];
  if (send.type !== 'send') return toOrder(state, send);
  const leader = askedLeader(state, { ...counter, place: send.place, stance: send.stance });
  return {
    about: { ...about(state, send), subjects: [counter.id] },
    actions,
    short:
      leader === null
        ? sentence('short.rank', { rank: rankOf(state, send, counter) })
        : sentence('short.ask', { side: nameOf(state, leader) }),
    field: fieldOf(send.place, send.stance),
    ...(leader === null ? {} : { asksConsent: true }),
    label: sentence(`order.${send.stance}`, {
      counter: describeCounter(counter),
      place: locationAt(state, send.place)?.name ?? '',
    }),
    ...joinNotes(noteSend(state, send, counter)),
  };
};
