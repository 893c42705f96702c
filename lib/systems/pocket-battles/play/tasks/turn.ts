import type { Finding } from '@/lib/game/contract/finding';
import type { TaskHandler } from '@/lib/game/play/task-runner';
import { listOwnNeighbours } from '../../rules/movement';
import { objection } from '../../rules/objection';
import { getOtherSide } from '../../rules/segments';
import { hasSpecial } from '../../rules/traits';
import type { Action, ActionOf, Order } from '../actions';
import { type Field, type FieldUnit, requireUnit, unitById } from '../field';
import {
  changeTokens,
  changeTurn,
  changeUnit,
  emit,
  type Game,
  nameOfSide,
  namePlace,
  pushTasks,
  seatOf,
  wordsOf,
} from '../game';
import { endBattle, endTurn, isTurnOver } from '../rounds';
import type { State, TaskOf } from '../state';
import { NO_OBJECTIONS, NOT_NOW, objectUnless, rejectAction } from './objecting';
import {
  giveOrder,
  listCandidateOrders,
  listFreeOrders,
  listMoveObjections,
  listOrderObjections,
} from './orders';

const ORDERS: readonly Action['type'][] = [
  'move',
  'attack',
  'continue',
  'leave',
  'shoot',
  'inspire',
  'command',
];
export const isOrder = (action: Action): action is Order => ORDERS.includes(action.type);

const listSpecialOrders = (by: string, unit: FieldUnit, own: Field): readonly Action[] =>
  (['inspire', 'command'] as const)
    .filter(trait => hasSpecial(unit, trait))
    .flatMap(type => own.map(({ id }) => ({ by, type, unit: unit.id, target: id })));

/** All that might be tried in a turn; the objections decide. */
const listCandidates = (state: State): readonly Action[] => {
  const by = seatOf(state, state.active);
  const own = state.field.filter(unit => unit.side === state.active);
  return [
    ...own.flatMap(unit => listCandidateOrders(state, unit)),
    ...own.flatMap(unit => listSpecialOrders(by, unit, own)),
    ...own.flatMap(unit =>
      listOwnNeighbours(unit).map(to => ({ by, type: 'redeploy', unit: unit.id, to }) as const),
    ),
    { by, type: 'end-turn' },
    { by, type: 'pass' },
    { by, type: 'resign' },
  ];
};

const turnObjections = (state: State, action: Action): readonly Finding[] => {
  const { turn } = state;
  switch (action.type) {
    case 'resign':
      return NO_OBJECTIONS;
    case 'redeploy':
      return redeployObjections(state, action);
    case 'pass':
      return objectUnless(turn.actions === 0, 'pass-instead-of-actions', '6.17', 'type');
    case 'end-turn':
      return objectUnless(turn.actions > 0, 'one-action-at-least', '5.3', 'type');
    default:
      return isOrder(action) ? listOrderObjections(state, action) : NOT_NOW;
  }
};

/** 5.2 – One unit, at the beginning of the turn. */
const redeployObjections = (
  { field, active, turn }: State,
  { unit: id, to }: ActionOf<'redeploy'>,
): readonly Finding[] => {
  const unit = unitById(field, id);
  if (!unit || unit.side !== active) return [objection('not-your-unit', '5.2', {}, ['unit'])];
  if (turn.redeployed !== null || turn.actions > 0)
    return [objection('redeploys-first', '5.2', {}, ['type'])];
  return listMoveObjections(unit, to);
};

const redeploy = (game: Game, { unit: id, to }: ActionOf<'redeploy'>): Game => {
  const unit = requireUnit(game.state.field, id);
  const next = emit(game, '5.2', () => ({
    type: 'redeployed',
    unit: wordsOf(unit),
    place: namePlace(game.state, to),
  }));
  return changeTurn(changeUnit(next, id, { at: to }), { redeployed: id });
};

/** 6.17 – One token is spent and the turn ends. */
const pass = (game: Game): Game => {
  const { active, tokens } = game.state;
  const { unspent, spent } = tokens[active];
  const paid = changeTokens(game, active, { unspent: unspent - 1, spent: spent + 1 });
  return endTurn(emit(paid, '6.17', () => ({ type: 'passed', side: nameOfSide(game.state, active) })));
};

/** 5.1 – The active player redeploys, gives orders, passes or ends the turn. */
export const turn: TaskHandler<Game, TaskOf<'turn'>, Action> = {
  awaits: state => (isTurnOver(state) ? null : seatOf(state, state.active)),
  offers: state => listCandidates(state).filter(action => turnObjections(state, action).length === 0),
  objections: (state, _task, action) => turnObjections(state, action),
  choose: (game, task, action) => {
    switch (action.type) {
      case 'resign':
        return endBattle(game, 'resigned', getOtherSide(game.state.active));
      case 'pass':
        return pass(game);
      case 'end-turn':
        return endTurn(game);
      case 'redeploy':
        return redeploy(pushTasks(game, task), action);
      default:
        return isOrder(action) ? giveOrder(pushTasks(game, task), action) : rejectAction(action);
    }
  },
  run: endTurn,
};

/** 6.16 – A commanded unit carries out one of actions 1 to 5 for nothing. */
export const commanded: TaskHandler<Game, TaskOf<'commanded'>, Action> = {
  awaits: (state, { unit }) => (listFreeOrders(state, unit).length > 0 ? seatOf(state, state.active) : null),
  offers: (state, { unit }) => listFreeOrders(state, unit),
  objections: (state, { unit }, action) =>
    isOrder(action) && action.unit === unit && action.type !== 'inspire' && action.type !== 'command'
      ? listOrderObjections(state, action, true)
      : NOT_NOW,
  choose: (game, _task, action) => (isOrder(action) ? giveOrder(game, action, true) : rejectAction(action)),
};
