import { memoizeByIdentity } from '@/lib/documents/memoize-by-identity';
import type { About, ActionKind } from '@/lib/game/contract/about';
import type { Order } from '@/lib/game/contract/play-presentation';
import { about } from '../about';
import type { Action, MarchPurpose } from '../actions';
import { getCurrentTask } from '../game';
import { listOffers } from '../offers';
import { toBelievedState } from '../secrets/believed-state';
import { findAwaitedSeat } from '../sequence';
import type { State, TaskType } from '../state';
import { labelOf, noteOf } from './order-words';

type PlayOrder = Order<Action>;

const KINDS: readonly ActionKind[] = [
  'attack',
  'shoot',
  'move',
  'place',
  'react',
  'turn',
  'form',
  'pick',
  'end',
];

/** The most useful moves first. */
const PURPOSES: readonly MarchPurpose[] = [
  'charge',
  'storm',
  'onwards',
  'advance',
  'close-in',
  'half',
  'man',
  'leave',
  'fall-back',
];

/** Giving up something comes last. */
const LAST: Readonly<Partial<Record<Action['type'], number>>> = {
  hold: 1,
  stay: 1,
  rest: 2,
  'no-more': 2,
  yield: 3,
};

/** What is gone does not come back. */
const DANGEROUS: readonly Action['type'][] = ['leave', 'yield'];

const rankOf = (action: Action, { kind }: About): number => {
  const purpose = action.type === 'march' && action.as ? PURPOSES.indexOf(action.as) : 0;
  return (
    (LAST[action.type] ?? 0) * 1000 + KINDS.indexOf(kind) * 20 + (purpose < 0 ? PURPOSES.length : purpose)
  );
};

const toOrder = (state: State, action: Action): PlayOrder => {
  const note = noteOf(state, action);
  return {
    about: about(state, action),
    actions: [action],
    label: labelOf(state, action),
    ...(note ? { note } : {}),
    ...(DANGEROUS.includes(action.type) ? { isDangerous: true } : {}),
  };
};

/** All orders of the seat that decides, worked out once for a moment. */
const listAllOrders: (state: State) => readonly PlayOrder[] = memoizeByIdentity((state: State) => {
  const seat = findAwaitedSeat(state);
  if (seat === null) return [];
  const believed = toBelievedState(state, seat);
  return listOffers(believed)
    .map(action => toOrder(believed, action))
    .map(order => ({ order, rank: rankOf(order.actions[0], order.about) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ order }) => order);
});

/** Questions where the player first selects one of several units. */
const CHOOSES_UNIT: readonly TaskType[] = ['move', 'shoot', 'encourage', 'oxen', 'set-up'];

const isOfSeat = (state: State, { about: { subjects }, actions: [{ type }] }: PlayOrder): boolean =>
  subjects.length === 0 || type === 'shoot' || !CHOOSES_UNIT.includes(getCurrentTask(state).type);

/** What these units, or the side as a whole, can be told to do. */
export const orders = (state: State, seat: string, subjects: readonly string[]): readonly PlayOrder[] => {
  if (findAwaitedSeat(state) !== seat) return [];
  return listAllOrders(state).filter(order =>
    subjects.length === 0 ? isOfSeat(state, order) : order.about.subjects.some(id => subjects.includes(id)),
  );
};
