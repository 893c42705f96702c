import type { Order } from '@/lib/game/contract/play-presentation';
import type { Sentence } from '@/lib/game/contract/sentence';
import { ruleDataOf } from '../../../document/rule-data';
import { computeBombardmentStrength } from '../../../rules/combat/bombardment';
import { findBombardmentColumn } from '../../../rules/combat/combat-charts';
import { stackAt } from '../../../rules/field';
import { words } from '../../../view/words';
import type { Action } from '../../actions';
import { odds } from '../../figures/odds';
import { findHexNamed } from '../../game';
import type { State, TaskOf } from '../../state';
import { bombardmentOf, gunsAbleToHit } from '../../tasks/combat/fire';
import { hexOfPiece } from '../../tasks/movement/steps';
import { listOfNames } from '../names';
import { offersIn } from './offers';
import { createPlainOrder } from './plain-order';
import { tryChain } from './quiet-steps';

type PlayOrder = Order<Action>;
type Aim = Extract<Action, { type: 'aim' }>;

/** 16.2 – The strength of the guns, and whether the chart has a column for it. */
const strengthNote = (
  state: State,
  task: TaskOf<'fire'>,
  target: number,
  guns: readonly string[],
): Sentence => {
  const strength = computeBombardmentStrength(state, bombardmentOf(state, { side: task.side, target, guns }));
  const isWeak = findBombardmentColumn(ruleDataOf(state.scenario).charts.bombardment, strength) === null;
  return words(isWeak ? 'note.fire-too-weak' : 'note.fire-strength', { strength });
};

/** 16.1, 16.2 – Aim, lay these guns, and fire with the best ground: one order. */
const volleyOrder = (
  state: State,
  task: TaskOf<'fire'>,
  aim: Aim,
  guns: readonly string[],
): readonly PlayOrder[] => {
  const { by, target } = aim;
  const lays = guns.map((gun): Action => ({ by, type: 'lay', gun }));
  const laid = tryChain(state, [aim, ...lays]);
  const fire = laid && offersIn(laid).find(({ type }) => type === 'fire' || type === 'fire-from');
  if (!fire) return [];
  return [
    {
      about: { kind: 'shoot', subjects: guns, targets: [{ type: 'place', id: target }] },
      actions: [aim, ...lays, fire],
      label: words('order.fire', { target, guns: listOfNames(state, guns) }),
      note: strengthNote(state, task, findHexNamed(state, target), guns),
    },
  ];
};

const ordersAt = (
  state: State,
  task: TaskOf<'fire'>,
  aim: Aim,
  pieces: readonly string[],
): readonly PlayOrder[] => {
  const able = gunsAbleToHit(state, task, findHexNamed(state, aim.target));
  const chosen = able.filter(gun => pieces.includes(gun));
  if (chosen.length === 0) return [];
  return [
    ...(able.length > chosen.length ? volleyOrder(state, task, aim, able) : []),
    ...volleyOrder(state, task, aim, chosen),
  ];
};

/** 16, 18 – Targets of the chosen guns: with all that reach the hex, and with these alone. */
export const listFireOrders = (
  state: State,
  task: TaskOf<'fire'>,
  pieces: readonly string[],
): readonly PlayOrder[] => {
  const offers = offersIn(state);
  if (pieces.length === 0)
    return offers.filter(({ type }) => type === 'pass').map(action => createPlainOrder(state, action));
  return offers.flatMap(offer => (offer.type === 'aim' ? ordersAt(state, task, offer, pieces) : []));
};

/** The guns of a hex that can still fire. */
export const fireGroupOf = (state: State, task: TaskOf<'fire'>, piece: string): readonly string[] => {
  const hex = hexOfPiece(state, piece);
  const ready = new Set(
    offersIn(state).flatMap(offer =>
      offer.type === 'aim' ? gunsAbleToHit(state, task, findHexNamed(state, offer.target)) : [],
    ),
  );
  if (hex === null || !ready.has(piece)) return [piece];
  return stackAt(state.field, hex).filter(id => ready.has(id));
};

/** 16.2 – Guns are being laid: fire now, or lay one more and fire. */
export const listLayingOrders = (state: State): readonly PlayOrder[] =>
  offersIn(state).flatMap((offer): readonly PlayOrder[] => {
    if (offer.type !== 'lay') return [createPlainOrder(state, offer)];
    const laid = tryChain(state, [offer]);
    const fire = laid && offersIn(laid).find(action => odds(laid, action) !== null || action.type === 'fire');
    const order = createPlainOrder(state, offer);
    return fire ? [{ ...order, actions: [offer, fire] }] : [order];
  });
