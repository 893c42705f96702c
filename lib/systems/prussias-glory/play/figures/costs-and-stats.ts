import type { BreakdownLine } from '@/lib/game/contract/odds-preview';
import type { Sentence } from '@/lib/game/contract/sentence';
import { hexOf } from '@/lib/geometry/hex/hex';
import { leaderOfId, rosterOf, sideIndexOf } from '../../document/army';
import { cite } from '../../rulebook';
import { levelOf } from '../../rules/army-morale';
import { getCurrentLeader, groundIn, standingUnitOf } from '../../rules/field';
import { computeMoveStepCosts } from '../../rules/map/movement';
import { words } from '../../view/words';
import type { Action } from '../actions';
import type { State } from '../state';
import { computeActivationCost, computeCoupCost } from '../tasks/command/reactions';
import { allowanceOf, checkStep, costOfLeavingMap, hexOfPiece, isLeader } from '../tasks/movement/steps';
import { createAddendLine, createStatLine } from './breakdown-lines';
import { listRoutedUnits, moraleOf } from './current-morale';

interface PricedStep {
  readonly piece: string;
  readonly from: number;
  readonly to: number;
  readonly cost: number;
}

/** 7 – The next hex of a piece that is on its way. */
const pricedStepOf = (state: State, action: Action): PricedStep | null => {
  const [task] = state.agenda;
  if (action.type !== 'step' || task?.task !== 'moving') return null;
  const from = hexOfPiece(state, task.piece);
  if (from === null) return null;
  const to = hexOf(groundIn(state).grid, action.to);
  const step = checkStep(state, task.piece, from, to);
  return 'cost' in step ? { piece: task.piece, from, to, cost: step.cost } : null;
};

/** 7, 10.2 – Movement points that are paid for the next hex, or for leaving the map. */
export const movementPaidFor = (state: State, action: Action): number => {
  const [task] = state.agenda;
  if (action.type === 'leave-map' && task?.task === 'moving') return costOfLeavingMap(state, task) ?? 0;
  return pricedStepOf(state, action)?.cost ?? 0;
};

/** 13.1, 23.4 – Whether an army is to be awoken by a throw: the choice that a throw of 1 has opened costs nothing and throws nothing. */
export const isActivationAttempt = (state: State, action: Action): boolean =>
  action.type === 'activate' && state.agenda[0]?.task === 'activation';

/** 6.1.1, 13.2 – Army morale that is paid for an attempt. */
export const moralePaidFor = (state: State, action: Action): number => {
  const side = sideIndexOf(state.scenario, action.by);
  if (side === null) return 0;
  if (isActivationAttempt(state, action)) return computeActivationCost(state, side);
  return action.type === 'pay-coup' ? computeCoupCost(state, side) : 0;
};

/** 7, 13 – Movement points of the next hex, or army morale. */
export const describeActionCost = (state: State, action: Action): Sentence | null => {
  const step = pricedStepOf(state, action);
  if (step) return words('price', { points: step.cost });
  const points = moralePaidFor(state, action);
  return points > 0 ? words('price-of-army', { points }) : null;
};

/** 7.0, 7.2, 13 – What a price is made of. */
export const costBreakdown = (state: State, action: Action): readonly BreakdownLine[] => {
  const step = pricedStepOf(state, action);
  if (!step) return armyCostLines(moralePaidFor(state, action), action);
  const { piece, from, to, cost } = step;
  if (isLeader(state, piece)) return [createAddendLine('ground', cost, '7')];
  const { ground, leaving, baggage } = computeMoveStepCosts(state, standingUnitOf(state, piece), from, to);
  return [
    createAddendLine('ground', ground, '7'),
    createAddendLine('leaving', leaving, '7.2'),
    createAddendLine('baggage', baggage, '25.3.5'),
  ].filter(({ value }) => value > 0);
};

const armyCostLines = (points: number, { type }: Action): readonly BreakdownLine[] =>
  points > 0 ? [createAddendLine('cost', points, type === 'activate' ? '6.1.1' : '13.2')] : [];

/** 2, 7.1, 9, 10 – The numbers of a counter as it stands, or of an army. */
export const stats = (state: State, id: string): readonly BreakdownLine[] => {
  const side = sideIndexOf(state.scenario, id);
  if (side !== null)
    return [
      createStatLine('army-morale', moraleOf(state, side), '10'),
      createStatLine('level', levelOf(state.armies[side].track), '10'),
      createStatLine('routed', listRoutedUnits(state, side).length, '21'),
    ];
  const { units, leaders } = rosterOf(state.scenario);
  if (leaders.has(id)) return leaderStats(state, id);
  return units.has(id) && hexOfPiece(state, id) !== null ? unitStats(state, id) : [];
};

const leaderStats = (state: State, id: string): readonly BreakdownLine[] => {
  const { initiative, morale, movement } = getCurrentLeader(state, leaderOfId(state.scenario, id));
  return [
    createStatLine('leader-morale', morale, '9'),
    ...(initiative === null ? [] : [createStatLine('initiative', initiative, '13.1')]),
    createStatLine('allowance', movement, '7.1'),
  ];
};

const unitStats = (state: State, id: string): readonly BreakdownLine[] => {
  const { ratings, steps } = standingUnitOf(state, id);
  const guns = (ratings.bombardment ?? []).map(
    (value, index): BreakdownLine => ({
      label: words('figure.gun-range', { distance: index + 1 }),
      value,
      rule: cite('16.2'),
      isFigure: true,
    }),
  );
  return [
    ...(ratings.bombardment ? guns : [createStatLine('strength', ratings.strength, '2.1')]),
    createStatLine('morale', ratings.morale, '8.3'),
    createStatLine('steps', steps, '2.2'),
    createStatLine('printed-allowance', ratings.movement, '7.1'),
    createStatLine('allowance', allowanceOf(state, id), '7.1'),
  ];
};
