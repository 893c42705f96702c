import type { About, Cost, Target } from '@/lib/game/contract/about';
import { findOwnSegment, getEngagementSegment, sectorOf } from '../rules/segments';
import { findAttackTargets } from '../rules/targets';
import { computeOrderCost } from '../rules/tokens';
import { isResponsive } from '../rules/traits';
import { listAlike } from '../rules/wounds';
import { WORDS } from '../view/words';
import type { Action } from './actions';
import { type FieldUnit, isOnBoard, unitById, unitOfTroop } from './field';
import { getCurrentTask, seatOf } from './game';
import type { State } from './state';

type Subjects = readonly string[];

const tilesOf = (unit: Pick<FieldUnit, 'troops'> | undefined): Subjects =>
  unit?.troops.map(({ id }) => id) ?? [];

const tilesOfUnit = ({ field }: State, id: string | null): Subjects =>
  id === null ? [] : tilesOf(unitById(field, id));

const toPlace = (id: string): Target => ({ type: 'place', id });
const toPieces = (ids: Subjects): readonly Target[] => ids.map(id => ({ type: 'piece', id }));

/** The unit that a decision is about: the attacker, the unit that was hit, or the one commanded. */
const findUnitInQuestion = (state: State): string | null => {
  const task = getCurrentTask(state);
  switch (task.type) {
    case 'reaction':
    case 'target':
      return task.attacker;
    case 'wounds':
    case 'commanded':
      return task.unit;
    default:
      return null;
  }
};

/** 5.3, 6.3, 6.16 – What an order costs; a commanded unit and a Responsive one that reacts pay nothing. */
const costOf = (state: State, action: Action): Pick<About, 'cost'> => {
  const unit = 'unit' in action ? unitById(state.field, action.unit) : undefined;
  if (!unit || isFree(state, unit)) return {};
  const price: Cost = {
    amount: computeOrderCost(unit),
    unit: { code: `${WORDS}.order-tokens` },
    payer: seatOf(state, unit.side),
  };
  return { cost: [price] };
};

const isFree = (state: State, unit: FieldUnit): boolean => {
  const { type } = getCurrentTask(state);
  return type === 'reaction' ? isResponsive(unit) : type !== 'turn';
};

/** 6.17 – A pass spends one token. */
const passCost = (state: State): Pick<About, 'cost'> => ({
  cost: [{ amount: 1, unit: { code: `${WORDS}.order-tokens` }, payer: seatOf(state, state.active) }],
});

/** 6.2, 6.5, 6.6 – Up to the engagement zone of its sector, at one of those within reach. */
const attackAims = ({ field }: State, id: string): readonly Target[] => {
  const unit = unitById(field, id);
  if (!unit || !isOnBoard(unit.at)) return [];
  const enemies = findAttackTargets(field, unit)?.targets ?? [];
  return [toPlace(getEngagementSegment(sectorOf(unit.at))), ...toPieces(enemies.flatMap(tilesOf))];
};

/** 6.11 – Back to its own front zone of the sector. */
const leaveAims = ({ field }: State, id: string): readonly Target[] => {
  const unit = unitById(field, id);
  return unit && isOnBoard(unit.at) ? [toPlace(findOwnSegment(unit.side, sectorOf(unit.at), 'front'))] : [];
};

/** 5.4, 6.8 – The tile that is hit; of equal ones only one is offered. */
const aboutTile = (state: State, troop: string): About => {
  const unit = unitOfTroop(state.field, troop);
  const alike = unit ? listAlike(unit, troop) : [];
  return { kind: 'pick', subjects: [], targets: toPieces([troop, ...alike.filter(id => id !== troop)]) };
};

/** What an action is about: board, log and list show it by this alone. */
export const about = (state: State, action: Action): About => {
  const unit = 'unit' in action ? tilesOfUnit(state, action.unit) : [];
  const target = 'target' in action ? toPieces(tilesOfUnit(state, action.target)) : [];
  const inQuestion = tilesOfUnit(state, findUnitInQuestion(state));
  switch (action.type) {
    case 'place':
    case 'arrive':
      return { kind: 'place', subjects: unit, targets: [toPlace(action.at)] };
    case 'redeploy':
      return { kind: 'move', subjects: unit, targets: [toPlace(action.to)] };
    case 'move':
      return { kind: 'move', subjects: unit, targets: [toPlace(action.to)], ...costOf(state, action) };
    case 'attack':
      return {
        kind: 'attack',
        subjects: unit,
        targets: attackAims(state, action.unit),
        ...costOf(state, action),
      };
    case 'continue':
      return { kind: 'attack', subjects: unit, targets: target, ...costOf(state, action) };
    case 'leave':
      return {
        kind: 'move',
        subjects: unit,
        targets: leaveAims(state, action.unit),
        ...costOf(state, action),
      };
    case 'shoot':
      return { kind: 'shoot', subjects: unit, targets: target, ...costOf(state, action) };
    case 'inspire':
    case 'command':
      return { kind: 'pick', subjects: unit, targets: target, ...costOf(state, action) };
    case 'intercept':
    case 'answer-shot':
      return { kind: 'react', subjects: unit, targets: toPieces(inQuestion), ...costOf(state, action) };
    case 'wait':
      return { kind: 'react', subjects: [], targets: toPieces(inQuestion) };
    case 'choose-target':
      return { kind: 'attack', subjects: inQuestion, targets: target };
    case 'carry':
      return { kind: 'pick', subjects: [], targets: target };
    case 'remove':
    case 'bear':
      return aboutTile(state, action.troop);
    case 'give-up':
      return { ...aboutTile(state, action.troop), subjects: [action.troop] };
    case 'pass':
      return { kind: 'end', subjects: [], targets: [], ...passCost(state) };
    case 'end-turn':
    case 'resign':
    case 'keep':
      return { kind: 'end', subjects: [], targets: [] };
  }
};
