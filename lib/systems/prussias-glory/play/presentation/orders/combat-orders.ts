import type { Order } from '@/lib/game/contract/play-presentation';
import type { Sentence } from '@/lib/game/contract/sentence';
import { balanceOf, defendersOf } from '../../../rules/combat/close-combat';
import { stackAt } from '../../../rules/field';
import { words } from '../../../view/words';
import { about } from '../../about';
import type { Action } from '../../actions';
import { odds } from '../../figures/odds';
import { findHexNamed } from '../../game';
import type { State } from '../../state';
import { isHopelessCharge } from '../../tasks/combat/charge';
import { toAttack } from '../../tasks/combat/combat';
import { hexOfPiece } from '../../tasks/movement/steps';
import { listOfNames } from '../names';
import { lossesOf } from '../outcomes';
import { offersIn } from './offers';
import { createPlainOrder } from './plain-order';
import { tryChain } from './quiet-steps';

type PlayOrder = Order<Action>;
type Fight = Extract<Action, { type: 'attack' | 'charge' }>;

const isFight = (action: Action): action is Fight => action.type === 'attack' || action.type === 'charge';

/** What the attacker can expect: harm to the enemy less own harm, over all rolls. */
const promiseOf = (state: State, action: Action): number => {
  const found = odds(state, action);
  if (!found) return 0;
  const total = Object.entries(found.ways).reduce((sum, [id, ways]) => {
    const { own, enemy } = lossesOf(id);
    return sum + Number(ways) * (enemy - own);
  }, 0);
  return total / Number(found.total);
};

const defenderNames = (state: State, action: Fight): Sentence => {
  const units = defendersOf(state, toAttack(state, action)).map(({ unit }) => unit.id);
  const guns = action.defending.flatMap(hex => stackAt(state.field, findHexNamed(state, hex)));
  return listOfNames(state, units.length > 0 ? units : guns);
};

/** 19.3 – Strength against strength and the column, or what else decides. */
const fightNote = (state: State, action: Fight): Sentence => {
  if (isHopelessCharge(state, action)) return words('note.charge-hopeless');
  const melee = toAttack(state, action);
  if (defendersOf(state, melee).length === 0) return words('note.only-guns');
  const { column, attacking, defending } = balanceOf(state, melee);
  return words(action.type === 'charge' ? 'note.charge' : 'note.odds', { column, attacking, defending });
};

const fightOrder = (state: State, action: Fight): PlayOrder => {
  const base = about(state, action);
  return {
    about: base,
    actions: [action],
    label: words(`order.${action.type}`, {
      defending: words('list', { list: action.defending.map(name => words('name', { name })) }),
      defenders: defenderNames(state, action),
      attackers: listOfNames(state, base.subjects),
    }),
    note: fightNote(state, action),
  };
};

/** 19, 19.12 – The fights of the chosen pieces, the most promising first. */
export const listFightOrders = (state: State, pieces: readonly string[]): readonly PlayOrder[] => {
  const offers = offersIn(state);
  const hexes = new Set(pieces.map(id => hexOfPiece(state, id)));
  const isOurs = (action: Fight): boolean =>
    action.attacking.some(hex => hexes.has(findHexNamed(state, hex)));
  const fights = offers
    .filter(isFight)
    .filter(action => pieces.length === 0 || isOurs(action))
    .filter(action => pieces.length === 0 || about(state, action).subjects.some(id => pieces.includes(id)))
    .map(action => ({ action, promise: promiseOf(state, action) }))
    .toSorted((one, other) => other.promise - one.promise)
    .map(({ action }) => fightOrder(state, action));
  const rest = offers
    .filter(action => !isFight(action))
    .map(action => createPlainOrder(state, action))
    .filter(({ about: { subjects } }) =>
      pieces.length === 0 ? true : subjects.some(id => pieces.includes(id)),
    );
  return [...fights, ...rest];
};

/** 19.9 – Everybody who can go into a hex, the lowest first, so that the order of the stack stays. */
const advanceAll = (state: State, to: string): readonly PlayOrder[] => {
  const chain: Action[] = [];
  for (let now: State | null = state; now; now = tryChain(state, chain)) {
    const next = offersIn(now).findLast(
      offer =>
        offer.type === 'advance' &&
        offer.to === to &&
        !chain.some(other => other.type === 'advance' && other.piece === offer.piece),
    );
    if (!next) break;
    chain.push(next);
  }
  const pieces = chain.flatMap(action => (action.type === 'advance' ? action.piece : []));
  const [first, ...others] = chain;
  if (!first || others.length === 0 || tryChain(state, chain) === null) return [];
  return [
    {
      about: { kind: 'move', subjects: pieces, targets: [{ type: 'place', id: to }] },
      actions: [first, ...others],
      label: words('order.advance-all', { to, pieces: listOfNames(state, pieces) }),
    },
  ];
};

export const advanceOrders = (state: State, pieces: readonly string[]): readonly PlayOrder[] => {
  const offers = offersIn(state);
  const goals = new Set(offers.flatMap(offer => (offer.type === 'advance' ? offer.to : [])));
  const all = [...goals].flatMap(to => advanceAll(state, to));
  const single = offers.map(action => createPlainOrder(state, action));
  return [...all, ...single].filter(
    ({ about: { subjects } }) => pieces.length === 0 || subjects.some(id => pieces.includes(id)),
  );
};
