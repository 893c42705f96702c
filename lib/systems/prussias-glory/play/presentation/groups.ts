import { about } from '../about';
import { findDecider } from '../sequence';
import type { State } from '../state';
import { fireGroupOf } from './orders/fire-orders';
import { stackOf } from './orders/movement-orders';
import { offersIn } from './orders/offers';

/** 19 – The units of a hex that fight together. */
const fightersWith = (state: State, piece: string): readonly string[] => {
  const fight = offersIn(state)
    .filter(({ type }) => type === 'attack' || type === 'charge')
    .map(action => about(state, action).subjects)
    .filter(subjects => subjects.includes(piece))
    .toSorted((one, other) => one.length - other.length)[0];
  return fight ?? [piece];
};

/** The pieces that are chosen with one click: a stack on the move, the guns of a hex, the front of a stack. */
export const groupOf = (state: State, seat: string, piece: string): readonly string[] => {
  const [task] = state.agenda;
  if (findDecider(state) !== seat) return [piece];
  switch (task?.task) {
    case 'move':
      return stackOf(state, piece);
    case 'fire':
      return fireGroupOf(state, task, piece);
    case 'combat':
    case 'charge':
      return fightersWith(state, piece);
    default:
      return [piece];
  }
};
