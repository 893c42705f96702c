import type { Order } from '@/lib/game/contract/play-presentation';
import type { Action } from '../actions';
import { findDecider } from '../sequence';
import type { State } from '../state';
import { advanceOrders, listFightOrders } from './orders/combat-orders';
import { listFireOrders, listLayingOrders } from './orders/fire-orders';
import { listMovementOrders, listPieceOrders } from './orders/movement-orders';
import { offersIn } from './orders/offers';
import { createPlainOrder } from './orders/plain-order';

type PlayOrder = Order<Action>;

const concern =
  (pieces: readonly string[]) =>
  ({ about: { subjects } }: PlayOrder): boolean =>
    pieces.length === 0 || subjects.some(id => pieces.includes(id));

/** A piece on its way: where it can still go, and to stay where it is. */
const onTheWay = (state: State, piece: string): readonly PlayOrder[] => [
  ...listPieceOrders(state, piece),
  ...offersIn(state)
    .filter(({ type }) => type === 'halt')
    .map(action => createPlainOrder(state, action)),
];

/** Doing nothing stands last. */
const endsLast = (list: readonly PlayOrder[]): readonly PlayOrder[] =>
  list.toSorted((one, other) => Number(one.about.kind === 'end') - Number(other.about.kind === 'end'));

/**
 * What the pieces, or the seat itself, can be told to do. Where no piece has to be selected first the seat has all
 * the answers.
 */
export const orders = (state: State, seat: string, pieces: readonly string[]): readonly PlayOrder[] =>
  endsLast(listOrders(state, seat, pieces));

const listOrders = (state: State, seat: string, pieces: readonly string[]): readonly PlayOrder[] => {
  const [task] = state.agenda;
  if (state.over || !task || findDecider(state) !== seat) return [];
  switch (task.task) {
    case 'move':
      return listMovementOrders(state, pieces);
    case 'moving':
      return onTheWay(state, task.piece).filter(concern(pieces));
    case 'fire':
      return listFireOrders(state, task, pieces);
    case 'laying':
      return listLayingOrders(state).filter(concern(pieces));
    case 'combat':
    case 'charge':
      return listFightOrders(state, pieces);
    case 'advance':
      return advanceOrders(state, pieces);
    default:
      return offersIn(state)
        .map(action => createPlainOrder(state, action))
        .filter(concern(pieces));
  }
};
