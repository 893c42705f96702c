import type { OrderSummary, PlayedAction } from '@/lib/game/contract/play-presentation';
import type { Sentence } from '@/lib/game/contract/sentence';
import { sideOf } from '../../../rules/commanders';
import { word } from '../../../view/words';
import { about } from '../../about';
import type { Action, Event } from '../../actions';
import { describe as tell } from '../../describe';
import { commandOf } from '../../game';
import { toBelievedState } from '../../secrets/believed-state';
import type { State } from '../../state';
import { isOf, splitEvents, sufferedIn } from './lines';

type Played = PlayedAction<State, Action, Event>;

const mayRead = ({ readers }: Event, viewer: string | 'all'): boolean =>
  viewer === 'all' || !readers || readers.includes(viewer);

/** March purposes with words of their own; for all others the unit has simply moved. */
const TOLD = [
  'fall-back',
  'wheel-left',
  'wheel-right',
  'column',
  'line',
  'gather',
  'face',
  'storm',
  'man',
  'leave',
];

/** 12.1, 14.1 – A unit's move: what it did in the end, whom it met, and who got away. */
const describeMove = (order: readonly Played[], events: readonly Event[]): Sentence | null => {
  const [thrown] = events.filter(isOf('thrown'));
  const [marched] = events.filter(isOf('marched'));
  const contacts = events.filter(isOf('contact'));
  const [contact] = contacts;
  const evaded = events.filter(isOf('evaded'));
  if (contact)
    return word('log', 'charge', {
      unit: contact.unit,
      targets: contacts.map(({ target }) => word('log', 'name', { name: target })),
      answers: evaded.map(({ unit, isAway }) => word('log', 'answer', { unit, isAway })),
      answered: evaded.length > 0 ? 'yes' : 'no',
    });
  const march = order.map(({ action }) => action).find(action => action.type === 'march');
  if (marched) {
    const as = march?.type === 'march' && march.as && TOLD.includes(march.as) ? march.as : 'moved';
    return word('log-move', as, { unit: marched.unit, inches: marched.inches });
  }
  const [other] = events.filter(isOf('stayed', 'marched-through', 'left-table'));
  if (other) return tell(other);
  return thrown ? tell(thrown) : null;
};

const describeOrder = (order: readonly Played[], events: readonly Event[]): Sentence | null => {
  const [first] = order;
  if (!first) return null;
  const { action, state } = first;
  if (action.type === 'throw' || action.type === 'slip') {
    const move = describeMove(order, events);
    if (move) return move;
  }
  if (action.type === 'rest') {
    const side = sideOf(state.scenario, action.by);
    return side === null ? null : word('log', 'rest', { side: commandOf(state, side).name });
  }
  const [event] = events;
  if (event?.type === 'rallied')
    return word('log', 'encouraged', { unit: event.unit, removed: event.removed });
  return event ? tell(event) : null;
};

const costOf = (events: readonly Event[]): Sentence | undefined => {
  const [marched] = events.filter(isOf('marched'));
  const thrown = events.filter(isOf('thrown', 'thrown-again')).at(-1);
  return marched && thrown && word('log', 'inches', { inches: marched.inches, most: thrown.good });
};

/** The move that shows where an order led, or else the order itself. */
const leadingAction = (order: readonly Played[], first: Played): Played =>
  order.find(({ action }) => action.type === 'march') ?? first;

const lineOfOrder = (
  order: readonly Played[],
  own: readonly Event[],
  viewer: string | 'all',
): OrderSummary | null => {
  const [first] = order;
  const text = describeOrder(order, own);
  if (!first || !text) return null;
  const { state, action } = leadingAction(order, first);
  const cost = costOf(own);
  return {
    text,
    ...(cost ? { cost } : {}),
    about: about(toBelievedState(state, viewer), action),
    suffered: sufferedIn(own),
  };
};

/** The line of an order as a viewer may read it, and lines for its automatic consequences; null: nothing to show. */
export const summary = (order: readonly Played[], viewer: string | 'all'): OrderSummary | null => {
  const events = order.flatMap(played => played.events.filter(event => mayRead(event, viewer)));
  const { own, following } = splitEvents(events);
  const line = own.length > 0 || order[0]?.action.type === 'rest' ? lineOfOrder(order, own, viewer) : null;
  const [first, ...rest] = line ? [line, ...following] : following;
  if (!first) return null;
  return rest.length > 0 ? { ...first, following: rest } : first;
};
