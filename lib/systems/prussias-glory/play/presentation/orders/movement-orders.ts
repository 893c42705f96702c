import type { About, Cost } from '@/lib/game/contract/about';
import type { Order } from '@/lib/game/contract/play-presentation';
import type { Sentence } from '@/lib/game/contract/sentence';
import { isFighter, leadersAt, stackAt, standingUnitOf } from '../../../rules/field';
import { isAtFriendlyEdge } from '../../../rules/map/retreat';
import { isOverstacked, unitsOfSideAt } from '../../../rules/map/stacking';
import { isInEnemyZone } from '../../../rules/map/zones-of-control';
import { words } from '../../../view/words';
import { about } from '../../about';
import type { Action } from '../../actions';
import { describeAction, describePiece } from '../../describe';
import { nameHex } from '../../game';
import type { State } from '../../state';
import { sideIdOf } from '../../task-handler';
import { hexOfPiece, isLeader, nameOfPiece } from '../../tasks/movement/steps';
import { offersIn } from './offers';
import { createPlainOrder } from './plain-order';
import { isQuiet, tryChain } from './quiet-steps';
import { findEscortedRoute, type Route, routesOf } from './routes';

type PlayOrder = Order<Action>;

/** 7 – The points of the piece that pays most. */
const costOf = (spent: number, by: string): readonly Cost[] =>
  spent > 0 ? [{ amount: spent, unit: words('cost.movement', { amount: spent }), payer: by }] : [];

/** A piece with the way that it takes. */
interface Leg {
  readonly piece: string;
  readonly route: Route;
}

const startOf = (state: State, piece: string, pieces: readonly string[]): readonly Action[] => {
  const by = sideIdOf(state, state.player);
  if (state.agenda[0]?.task === 'moving') return [];
  return [{ by, type: 'move', piece, ...(pieces.length > 1 ? { pieces } : {}) }];
};

const legActions = (state: State, { piece, route }: Leg, pieces: readonly string[]): readonly Action[] => {
  const by = sideIdOf(state, state.player);
  const start = startOf(state, piece, pieces);
  return [...start, ...route.steps, ...(route.isCut ? [] : [{ by, type: 'halt' } as const])];
};

const chainOf = (state: State, legs: readonly Leg[]): readonly Action[] => {
  const pieces = legs.map(({ piece }) => piece);
  return legs.flatMap(leg => legActions(state, leg, pieces));
};

/** 4.2, 4.3, 13.2 – What a player should know before pieces go to a hex. */
const noteOf = (state: State, legs: readonly Leg[]): Sentence | undefined => {
  const { route } = legs[0] ?? {};
  if (!route) return undefined;
  if (legs.some(leg => leg.route.isCut)) return words('note.answered');
  const fights = legs.some(({ piece }) => !isLeader(state, piece) && isFighter(standingUnitOf(state, piece)));
  if (!isInEnemyZone(state, route.hex, state.player) || !fights) return undefined;
  const marker = state.marks.engaged[route.hex];
  const isFirst = marker === 'normal' && legs.some(leg => !leg.route.below);
  return words(isFirst ? 'note.changes-front' : 'note.into-contact');
};

const toMoveOrder = (state: State, legs: readonly [Leg, ...Leg[]]): PlayOrder => {
  const [{ route }] = legs;
  const by = sideIdOf(state, state.player);
  const [first, ...rest] = chainOf(state, legs);
  const spent = Math.max(...legs.map(leg => leg.route.spent));
  const hex = nameHex(state, route.hex);
  const note = noteOf(state, legs);
  const cost = costOf(spent, by);
  const longest = legs.reduce(
    (one, leg) => (leg.route.path.length > one.length ? leg.route.path : one),
    route.path,
  );
  const about: About = {
    kind: 'move',
    subjects: legs.map(({ piece }) => piece),
    targets: [{ type: 'place', id: hex }],
    path: longest,
    ...(cost.length > 0 ? { cost } : {}),
  };
  if (!first) throw new Error('a move without a step');
  return {
    about,
    actions: [first, ...rest],
    label: words(route.below ? 'order.move-below' : 'order.move', { hex }),
    ...(note ? { note } : {}),
  };
};

const cheapestFirst = (one: PlayOrder, other: PlayOrder): number =>
  (one.about.cost?.[0]?.amount ?? 0) - (other.about.cost?.[0]?.amount ?? 0);

/** 10.2 – The cheapest way over the own edge, for a unit of an army that has lost heart. */
const leaveMapOrder = (state: State, piece: string): readonly PlayOrder[] => {
  if (isLeader(state, piece) || state.armies[state.player].spirit === 'steady') return [];
  const start = startOf(state, piece, [piece]);
  const ways = routesOf(state, piece)
    .filter(({ hex, isCut }) => !isCut && isAtFriendlyEdge(state, state.player, hex))
    .toSorted((one, other) => one.spent - other.spent)
    .map(({ steps }) => steps);
  for (const steps of [[], ...ways]) {
    const chain = [...start, ...steps];
    const before = tryChain(state, chain);
    const leave = before && offersIn(before).find(({ type }) => type === 'leave-map');
    const [first, ...rest] = leave ? [...chain, leave] : [];
    if (first)
      return [
        {
          about: { kind: 'move', subjects: [piece], targets: [] },
          actions: [first, ...rest],
          label: words('action.leave-map'),
          isDangerous: true,
        },
      ];
  }
  return [];
};

/** 15.3 – The hexes that one piece can go to. */
export const listPieceOrders = (state: State, piece: string): readonly PlayOrder[] => [
  ...routesOf(state, piece)
    .map(route => toMoveOrder(state, [{ piece, route }]))
    .toSorted(cheapestFirst),
  ...leaveMapOrder(state, piece),
];

/** Units from the bottom of their stack to the top, so that their order stays; then leaders. */
const inMarchingOrder = (state: State, pieces: readonly string[]) => {
  const hex = hexOfPiece(state, pieces[0] ?? '');
  const stack = hex === null ? [] : stackAt(state.field, hex);
  return {
    units: stack.filter(id => pieces.includes(id)).toReversed(),
    leaders: pieces.filter(id => isLeader(state, id)),
  };
};

/** 9.2 – A leader goes before the last unit, so that nobody catches them alone; after the only one. */
const arrange = (
  state: State,
  units: readonly Leg[],
  escorted: readonly Leg[],
  leaders: readonly Leg[],
): readonly Leg[] => {
  const [first, ...others] = units;
  if (!first) return leaders;
  const last = others.at(-1);
  if (last) return [first, ...escorted, ...others.slice(0, -1), ...leaders, last];
  const hex = hexOfPiece(state, first.piece) ?? 0;
  const leadersFirst = escorted.length === 0 && isInEnemyZone(state, hex, state.player);
  return leadersFirst ? [...leaders, first] : [first, ...escorted, ...leaders];
};

const bestRoute = (state: State, piece: string, hex: number): Route | undefined => {
  const here = routesOf(state, piece).filter(route => route.hex === hex && !route.isCut);
  return here.find(({ below }) => !below) ?? here[0];
};

/** 3.1, 7.2 – The way of each of these pieces to one hex; none: not all of them come there. */
const legsTo = (state: State, pieces: readonly string[], hex: number): readonly Leg[] => {
  const { units, leaders } = inMarchingOrder(state, pieces);
  const standing = units.map(id => standingUnitOf(state, id));
  const friends = unitsOfSideAt(state, hex, state.player);
  if (isOverstacked([...friends, ...standing])) return [];
  const own = (ids: readonly string[]): readonly Leg[] =>
    ids.flatMap(piece => {
      const route = bestRoute(state, piece, hex);
      return route ? { piece, route } : [];
    });
  const [marching, riding] = [own(units), own(leaders)];
  const escort = marching.find(({ piece }) => isFighter(standingUnitOf(state, piece)));
  const missing = pieces.filter(id => ![...marching, ...riding].some(({ piece }) => piece === id));
  if (missing.length > 0 && (!escort || friends.length > 0)) return [];
  const escorted = missing.flatMap((piece): Leg | readonly [] => {
    const route = escort ? findEscortedRoute(state, piece, hex, escort.piece) : null;
    return route ? { piece, route } : [];
  });
  return escorted.length < missing.length ? [] : arrange(state, marching, escorted, riding);
};

const isPlayable = (state: State, pieces: readonly string[], legs: readonly Leg[]): boolean =>
  isQuiet(state, pieces) || tryChain(state, chainOf(state, legs)) !== null;

/** 15.3 – Where several pieces of one hex can go together. */
const groupMoves = (state: State, pieces: readonly string[]): readonly PlayOrder[] => {
  const hexes = new Set(pieces.flatMap(piece => routesOf(state, piece).map(({ hex }) => hex)));
  return [...hexes]
    .flatMap((hex): PlayOrder | readonly [] => {
      const [first, ...others] = legsTo(state, pieces, hex);
      if (!first || !isPlayable(state, pieces, [first, ...others])) return [];
      return toMoveOrder(state, [first, ...others]);
    })
    .toSorted(cheapestFirst);
};

/** One piece of a stack is sent off without the others. */
const aloneOrders = (
  state: State,
  moves: readonly Action[],
  pieces: readonly string[],
): readonly PlayOrder[] =>
  moves.flatMap(move =>
    move.type === 'move' && pieces.includes(move.piece)
      ? {
          about: { kind: 'pick', subjects: [move.piece], targets: [] },
          actions: [move],
          label: words('order.move-alone', { piece: describePiece(state, move.piece) }),
          short: words('name', { name: nameOfPiece(state, move.piece) }),
          heading: words('order.move-alone-of'),
        }
      : [],
  );

/** 3.4 – Which unit of a stack lies on top, all on one card. */
const formingOrder = (state: State, action: Action): PlayOrder => {
  const order = createPlainOrder(state, action);
  if (action.type !== 'raise') return order;
  const short = words('name', { name: nameOfPiece(state, action.piece) });
  return { ...order, short, heading: words('order.raise-of') };
};

/** Paths of a piece onto the map, and from there on. */
const entryOrders = (state: State, bring: Action): readonly PlayOrder[] => {
  const inside = tryChain(state, [bring]);
  if (!inside || bring.type !== 'bring') return [];
  return offersIn(inside).flatMap(enter => entriesFrom(inside, [bring, enter]));
};

const entriesFrom = (state: State, chain: readonly [Action, Action]): readonly PlayOrder[] => {
  const [bring, enter] = chain;
  if (enter.type !== 'enter') return [];
  return [
    {
      about: { kind: 'place', subjects: [enter.piece], targets: [{ type: 'place', id: enter.at }] },
      actions: [bring, enter],
      label: describeAction(enter, state),
    },
  ];
};

/** 15.3 – The orders of the phase of movement. */
export const listMovementOrders = (state: State, pieces: readonly string[]): readonly PlayOrder[] => {
  const offers = offersIn(state);
  if (pieces.length === 0)
    return offers.filter(({ type }) => type === 'pass').map(action => createPlainOrder(state, action));
  const moves = offers.filter(offer => offer.type === 'move' && pieces.includes(offer.piece));
  const movers = moves.flatMap(move => (move.type === 'move' ? move.piece : []));
  const [only] = movers;
  const others = offers.filter(
    offer =>
      (offer.type === 'raise' && pieces.includes(offer.piece)) ||
      (offer.type === 'form-column' && about(state, offer).subjects.some(id => pieces.includes(id))),
  );
  return [
    ...(movers.length === 1 && only !== undefined ? listPieceOrders(state, only) : []),
    ...(movers.length > 1 ? [...groupMoves(state, movers), ...aloneOrders(state, moves, movers)] : []),
    ...offers.flatMap(offer =>
      offer.type === 'bring' && pieces.includes(offer.piece) ? entryOrders(state, offer) : [],
    ),
    ...others.map(action => formingOrder(state, action)),
  ];
};

/** The units of a hex with their leaders that may still be moved. */
export const stackOf = (state: State, piece: string): readonly string[] => {
  const hex = hexOfPiece(state, piece);
  if (hex === null || isLeader(state, piece)) return [piece];
  const movable = new Set(offersIn(state).flatMap(offer => (offer.type === 'move' ? offer.piece : [])));
  const here = [...stackAt(state.field, hex), ...leadersAt(state, hex, state.player).map(({ id }) => id)];
  return movable.has(piece) ? here.filter(id => movable.has(id)) : [piece];
};
