import type { Finding } from '@/lib/game/contract/finding';
import { opponentsOf } from '../../rules/contact';
import { listOwnNeighbours } from '../../rules/movement';
import { objection } from '../../rules/objection';
import { getEngagementSegment, listAdjacentSectors, sectorOf } from '../../rules/segments';
import { canAttack, canShoot, findAttackTargets, listShootingTargets } from '../../rules/targets';
import { canPay, computeOrderCost } from '../../rules/tokens';
import { hasSpecial, isFast, isSkirmishing } from '../../rules/traits';
import type { Order } from '../actions';
import { type Field, type FieldUnit, isOnBoard, listEngagementFaces, requireUnit, unitById } from '../field';
import { createStatLine } from '../figures/breakdown-lines';
import { listTokenLines } from '../figures/score-breakdown';
import { changeTurn, changeUnit, emit, type Game, namePlace, payOrder, pushTasks, wordsOf } from '../game';
import type { State, Task } from '../state';
import { shoot } from './blows';

type Objections = readonly Finding[];
const NONE: Objections = [];

/** 5.2, 5.3 – Who may be ordered at all: an own unit on the board that was not redeployed, with tokens for it. */
const eligibilityObjections = (state: State, unit: FieldUnit | undefined, isFree: boolean): Objections => {
  if (!unit || unit.side !== state.active || !isOnBoard(unit.at))
    return [objection('not-your-unit', '5.3', {}, ['unit'])];
  if (state.turn.redeployed === unit.id && !isFast(unit))
    return [objection('was-redeployed', '5.2', { unit: wordsOf(unit) }, ['unit'])];
  const { unspent } = state.tokens[unit.side];
  if (!isFree && !canPay(state.tokens[unit.side], computeOrderCost(unit)))
    return [objection('too-few-tokens', '5.3', { cost: computeOrderCost(unit), unspent }, ['unit'])];
  return NONE;
};

/** Why an order cannot be given; a commanded unit pays nothing. */
export const listOrderObjections = (state: State, order: Order, isFree = false): Objections => {
  const unit = unitById(state.field, order.unit);
  const bans = eligibilityObjections(state, unit, isFree);
  return bans.length > 0 || !unit ? bans : orderTypeObjections(state, unit, order);
};

const orderTypeObjections = (state: State, unit: FieldUnit, order: Order): Objections => {
  switch (order.type) {
    case 'move':
      return listMoveObjections(unit, order.to);
    case 'attack':
      return attackObjections(state, unit);
    case 'continue':
      return continueObjections(state, unit, order.target);
    case 'leave':
      return contactObjections(state, unit, '6.11');
    case 'shoot':
      return shootObjections(state, unit, order.target);
    case 'inspire':
      return inspireObjections(state, unit, order.target);
    case 'command':
      return commandObjections(state, unit, order.target);
  }
};

/** 5.2, 6.1 – Only to an adjacent segment of the player's own, and not from the engagement zone. */
export const listMoveObjections = (unit: FieldUnit, to: string): Objections =>
  listOwnNeighbours(unit).some(segment => segment === to)
    ? NONE
    : [
        objection(
          unit.fight === null ? 'not-adjacent' : 'in-contact',
          unit.fight === null ? '5.2' : '6.1',
          {},
          ['to'],
        ),
      ];

/** 6.2 – Black dice, a front zone, and somebody to attack. */
const attackObjections = ({ field }: State, unit: FieldUnit): Objections => {
  if (!canAttack(unit)) return [objection('cannot-attack', '6.2', { unit: wordsOf(unit) }, ['unit'])];
  return findAttackTargets(field, unit) ? NONE : [objection('nobody-to-attack', '6.2', {}, ['unit'])];
};

/** 6.2, 6.5, 6.6 – Whether an attack can reach this enemy. */
export const listReachObjections = (field: Field, unit: FieldUnit, enemy: string): Objections =>
  findAttackTargets(field, unit)?.targets.some(({ id }) => id === enemy)
    ? NONE
    : [objection('out-of-reach', '6.2', {}, ['target'])];

/** 6.10, 6.11 – Only a contact that has lasted since the turn began (P8). */
const contactObjections = ({ turn }: State, unit: FieldUnit, section: '6.10' | '6.11'): Objections =>
  turn.contacts.some(contact => contact.unit === unit.id)
    ? NONE
    : [objection('was-not-in-contact', section, { unit: wordsOf(unit) }, ['unit'])];

/** 6.10 – In contact since the turn began, with a black die, against an enemy of the same engagement (P8, P15). */
const continueObjections = (state: State, unit: FieldUnit, target: string): Objections => {
  const bans = contactObjections(state, unit, '6.10');
  if (bans.length > 0) return bans;
  if (listEngagementFaces(unit).length === 0)
    return [objection('cannot-attack', '6.10', { unit: wordsOf(unit) }, ['unit'])];
  return opponentsOf(state.field, unit).some(({ id }) => id === target)
    ? NONE
    : [objection('not-in-this-engagement', '6.10', {}, ['target'])];
};

/** 6.12 – White dice, a front zone, and a target within reach. */
const shootObjections = ({ field }: State, unit: FieldUnit, target: string): Objections => {
  if (!canShoot(unit)) return [objection('cannot-shoot', '6.12', { unit: wordsOf(unit) }, ['unit'])];
  return listShootingTargets(field, unit).some(({ id }) => id === target)
    ? NONE
    : [objection('out-of-reach', '6.12', {}, ['target'])];
};

/** 6.16 – Not in the first turn of the battle. */
const specialObjections = ({ turns }: State, unit: FieldUnit, trait: 'inspire' | 'command'): Objections => {
  if (!hasSpecial(unit, trait))
    return [objection('has-no-such-trait', '6.16', { unit: wordsOf(unit) }, ['unit'])];
  return turns > 1 ? NONE : [objection('first-turn', '6.16', {}, ['unit'])];
};

const inspireObjections = (state: State, unit: FieldUnit, targetId: string): Objections => {
  const bans = specialObjections(state, unit, 'inspire');
  if (bans.length > 0) return bans;
  const target = findOtherOwnUnit(state, unit, targetId);
  const isNear =
    target && isOnBoard(target.at) && isOnBoard(unit.at) && sectorOf(target.at) === sectorOf(unit.at);
  if (!isNear) return [objection('not-near-enough', '6.16', {}, ['target'])];
  return target.inspired ? [objection('inspired-already', '6.16', {}, ['target'])] : NONE;
};

const findOtherOwnUnit = ({ field }: State, unit: FieldUnit, id: string): FieldUnit | undefined =>
  field.find(other => other.id === id && other.side === unit.side && other.id !== unit.id);

const commandObjections = (state: State, unit: FieldUnit, targetId: string): Objections => {
  const bans = specialObjections(state, unit, 'command');
  if (bans.length > 0) return bans;
  const target = findOtherOwnUnit(state, unit, targetId);
  if (!target || !isWithinCommand(unit, target))
    return [objection('not-near-enough', '6.16', {}, ['target'])];
  return listFreeOrders(state, targetId).length > 0
    ? NONE
    : [objection('nothing-to-do', '6.16', {}, ['target'])];
};

const isWithinCommand = (unit: FieldUnit, target: FieldUnit): boolean => {
  if (!isOnBoard(unit.at) || !isOnBoard(target.at)) return false;
  const [own, other] = [sectorOf(unit.at), sectorOf(target.at)];
  return own === other || listAdjacentSectors(own).includes(other);
};

/** Every order that a unit might be thought to get, legal or not. */
export const listCandidateOrders = (state: State, unit: FieldUnit): readonly Order[] => {
  const by = state.scenario.sides[unit.side]?.id ?? '';
  const shared = { by, unit: unit.id };
  const reachable = listShootingTargets(state.field, unit).map(({ id }) => id);
  return [
    ...listOwnNeighbours(unit).map(to => ({ ...shared, type: 'move', to }) as const),
    { ...shared, type: 'attack' },
    ...opponentsOf(state.field, unit).map(({ id }) => ({ ...shared, type: 'continue', target: id }) as const),
    { ...shared, type: 'leave' },
    ...reachable.map(target => ({ ...shared, type: 'shoot', target }) as const),
  ];
};

/** 6.16 – Actions 1 to 5 that a commanded unit could carry out for nothing. */
export const listFreeOrders = (state: State, unitId: string): readonly Order[] => {
  const unit = unitById(state.field, unitId);
  return unit
    ? listCandidateOrders(state, unit).filter(order => listOrderObjections(state, order, true).length === 0)
    : [];
};

/** 5.3 – An order: its price is laid on the unit, then it is carried out. */
export const giveOrder = (game: Game, order: Order, isFree = false): Game => {
  const unit = requireUnit(game.state.field, order.unit);
  const cost = isFree ? 0 : computeOrderCost(unit);
  const because = isFree ? [createStatLine('free', 0, '6.16')] : listTokenLines(unit);
  const paid = isFree ? game : (payOrder(game, unit) ?? game);
  const counted = changeTurn(paid, { actions: paid.state.turn.actions + (isFree ? 0 : 1) });
  if (order.type === 'move') {
    const place = namePlace(counted.state, order.to);
    const next = emit(
      counted,
      '6.1',
      () => ({ type: 'moved', unit: wordsOf(unit), place, cost }),
      () => ({ because }),
    );
    return changeUnit(next, unit.id, { at: order.to });
  }
  const data = { type: 'ordered', unit: wordsOf(unit), order: order.type, cost } as const;
  const emitted = emit(
    counted,
    '5.3',
    () => data,
    () => ({ because }),
  );
  return executeOrder(emitted, unit, order);
};

const executeOrder = (game: Game, unit: FieldUnit, order: Exclude<Order, { type: 'move' }>): Game => {
  const { field } = game.state;
  switch (order.type) {
    case 'attack':
      return attack(game, unit);
    case 'continue':
      return pushTasks(game, ...exchangeBlows(unit.id, order.target, 'continue'), { type: 'settle' });
    case 'leave':
      return leave(game, unit);
    case 'shoot': {
      const waiting = pushTasks(game, { type: 'settle' });
      return shoot(waiting, unit, requireUnit(field, order.target), false);
    }
    case 'inspire': {
      const target = requireUnit(field, order.target);
      return emit(changeUnit(game, target.id, { inspired: true }), '6.16', () => ({
        type: 'inspired',
        unit: wordsOf(target),
      }));
    }
    case 'command': {
      const next = emit(game, '6.16', () => ({
        type: 'commanded',
        unit: wordsOf(requireUnit(field, order.target)),
      }));
      return pushTasks(next, { type: 'commanded', unit: order.target });
    }
  }
};

/** 6.7, 6.9 – A blow and the answer to it. */
export const exchangeBlows = (by: string, at: string, role: 'attack' | 'continue'): readonly Task[] => [
  { type: 'blow', by, at, role },
  { type: 'blow', by: at, at: by, role: 'strike-back' },
];

/** 6.2 – Up to the engagement zone; against a held front the opponent may react (6.3), else not (6.5, 6.6). */
const attack = (game: Game, unit: FieldUnit): Game => {
  if (!isOnBoard(unit.at)) return game;
  const reach = findAttackTargets(game.state.field, unit);
  const moved = changeUnit(game, unit.id, { at: getEngagementSegment(sectorOf(unit.at)) });
  const reaction: readonly Task[] =
    reach?.approach === 'front' ? [{ type: 'reaction', attacker: unit.id }] : [];
  return pushTasks(moved, ...reaction, { type: 'target', attacker: unit.id }, { type: 'settle' });
};

/** 6.11 – Every enemy of the engagement strikes once, unless all its troops are Skirmish; then it goes. */
const leave = (game: Game, unit: FieldUnit): Game => {
  const enemies = isSkirmishing(unit) ? [] : opponentsOf(game.state.field, unit);
  const blows = enemies.map(({ id }): Task => ({ type: 'blow', by: id, at: unit.id, role: 'parting' }));
  return pushTasks(game, ...blows, { type: 'withdraw', unit: unit.id }, { type: 'settle' });
};
