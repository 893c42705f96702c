import type { PreviewLine } from '@/lib/game/preview';
import type { Sentence } from '@/lib/game/sentence';
import { hexOf } from '@/lib/geometry/hex';
import type { Action } from './actions';
import { leaderOfId, rosterOf, sideIndexOf } from './army';
import { words } from './describe';
import { groundIn, leaderNow, standing } from './field';
import { figure, part } from './reasons';
import { cite } from './rulebook';
import { levelOf } from './rules/army-morale';
import { costsOfStep } from './rules/movement';
import type { State } from './state';
import { moraleOf, routedUnits } from './turn/morale';
import { allowanceOf, hexOfPiece, isLeader, stepFor } from './turn/movement';
import { activationCost, coupCost } from './turn/reactions';

interface PricedStep {
  readonly piece: string;
  readonly from: number;
  readonly to: number;
  readonly cost: number;
}

/** 7 – The next hex of a piece that is on its way. */
const stepOf = (state: State, action: Action): PricedStep | null => {
  const [task] = state.agenda;
  if (action.type !== 'step' || task?.task !== 'moving') return null;
  const from = hexOfPiece(state, task.piece);
  if (from === null) return null;
  const to = hexOf(groundIn(state).grid, action.to);
  const step = stepFor(state, task.piece, from, to);
  return 'cost' in step ? { piece: task.piece, from, to, cost: step.cost } : null;
};

/** 6.1.1, 13.2 – Army morale that is paid for an attempt. */
const paidFor = (state: State, action: Action): number => {
  const side = sideIndexOf(state.scenario, action.by);
  if (side === null) return 0;
  if (action.type === 'activate') return activationCost(state, side);
  return action.type === 'pay-coup' ? coupCost(state, side) : 0;
};

/** 7, 13 – Movement points of the next hex, or army morale. */
export const price = (state: State, action: Action): Sentence | null => {
  const step = stepOf(state, action);
  if (step) return words('price', { points: step.cost });
  const points = paidFor(state, action);
  return points > 0 ? words('price-of-army', { points }) : null;
};

/** 7.0, 7.2, 13 – What a price is made of. */
export const priceWhy = (state: State, action: Action): readonly PreviewLine[] => {
  const step = stepOf(state, action);
  if (!step) return armyLines(paidFor(state, action), action);
  const { piece, from, to, cost } = step;
  if (isLeader(state, piece)) return [part('ground', cost, '7')];
  const { ground, leaving, baggage } = costsOfStep(state, standing(state, piece), from, to);
  return [
    part('ground', ground, '7'),
    part('leaving', leaving, '7.2'),
    part('baggage', baggage, '25.3.5'),
  ].filter(({ value }) => value > 0);
};

const armyLines = (points: number, { type }: Action): readonly PreviewLine[] =>
  points > 0 ? [part('cost', points, type === 'activate' ? '6.1.1' : '13.2')] : [];

/** 2, 7.1, 9, 10 – The numbers of a counter as it stands, or of an army. */
export const figures = (state: State, id: string): readonly PreviewLine[] => {
  const side = sideIndexOf(state.scenario, id);
  if (side !== null)
    return [
      figure('army-morale', moraleOf(state, side), '10'),
      figure('level', levelOf(state.armies[side].track), '10'),
      figure('routed', routedUnits(state, side).length, '21'),
    ];
  const { units, leaders } = rosterOf(state.scenario);
  if (leaders.has(id)) return leaderFigures(state, id);
  return units.has(id) && hexOfPiece(state, id) !== null ? unitFigures(state, id) : [];
};

const leaderFigures = (state: State, id: string): readonly PreviewLine[] => {
  const { initiative, morale, movement } = leaderNow(state, leaderOfId(state.scenario, id));
  return [
    figure('leader-morale', morale, '9'),
    ...(initiative === null ? [] : [figure('initiative', initiative, '13.1')]),
    figure('allowance', movement, '7.1'),
  ];
};

const unitFigures = (state: State, id: string): readonly PreviewLine[] => {
  const { ratings, steps } = standing(state, id);
  const guns = (ratings.bombardment ?? []).map(
    (value, index): PreviewLine => ({
      label: words('figure.gun-range', { distance: index + 1 }),
      value,
      rule: cite('16.2'),
      isFigure: true,
    }),
  );
  return [
    ...(ratings.bombardment ? guns : [figure('strength', ratings.strength, '2.1')]),
    figure('morale', ratings.morale, '8.3'),
    figure('steps', steps, '2.2'),
    figure('printed-allowance', ratings.movement, '7.1'),
    figure('allowance', allowanceOf(state, id), '7.1'),
  ];
};
