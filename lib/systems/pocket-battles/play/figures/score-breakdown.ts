import type { BreakdownLine } from '@/lib/game/contract/odds-preview';
import { armyOf, pointsOf, sideIndexOf } from '../../document/army-units';
import { cite } from '../../rulebook';
import { tokensFor } from '../../rules/army';
import type { SideIndex } from '../../rules/segments';
import { computeOrderCost } from '../../rules/tokens';
import { pointsToWin } from '../../rules/victory';
import {
  countWoundsLeft,
  type FieldUnit,
  listEngagementFaces,
  listShootingFaces,
  unitOfTroop,
  woundsOn,
} from '../field';
import { isCovered } from '../secrets/visibility';
import type { State } from '../state';
import { createAddendLine, createStatLine } from './breakdown-lines';

const WORDS = 'words.pocket-battles';

/** 5.3 – One token for the order, and one for each already on the unit. */
export const listTokenLines = ({ orders }: Pick<FieldUnit, 'orders'>): readonly BreakdownLine[] => [
  { label: { code: `${WORDS}.cost.order` }, value: 1, rule: cite('5.3') },
  ...(orders > 0 ? [{ label: { code: `${WORDS}.cost.earlier` }, value: orders, rule: cite('5.3') }] : []),
];

/** The points of enemy troops that a side has destroyed. */
export const scoreBreakdown = ({ scenario, destroyed }: State, seat: string): readonly BreakdownLine[] => {
  const value = destroyed[sideIndexOf(scenario, seat) ?? 0];
  return [{ label: { code: `${WORDS}.score.destroyed` }, value, rule: cite('7.1') }];
};

/** 2.2, 5.1, 5.4 – The tokens of a side, and where those are that it cannot spend. */
export const listSupplyLines = (
  { scenario, tokens, field }: State,
  side: SideIndex,
): readonly BreakdownLine[] => {
  const own = field.filter(unit => unit.side === side);
  const orders = own.reduce((sum, unit) => sum + unit.orders, 0);
  const wounds = own.reduce((sum, unit) => sum + woundsOn(unit), 0);
  const { spent, aside } = tokens[side];
  return [
    createAddendLine('supply', tokensFor(scenario.options.points), '2.2'),
    createAddendLine('orders-given', -orders, '5.3'),
    createAddendLine('wounds', -wounds, '6.8'),
    createAddendLine('spent', -spent - aside, '5.4'),
  ].filter(({ value }) => value !== 0);
};

/** The numbers of a tile's unit at its place, or of a side. */
export const stats = (state: State, id: string, viewer: string | 'all'): readonly BreakdownLine[] => {
  const { scenario, field } = state;
  const side = sideIndexOf(scenario, id);
  if (side !== null) {
    const goal = pointsToWin(pointsOf(armyOf(scenario, side === 0 ? 1 : 0)));
    return [createStatLine('points-to-win', goal, '7.1'), ...listSupplyLines(state, side)];
  }
  const unit = unitOfTroop(field, id);
  return unit && !isCovered(state, unit, viewer) ? unitStats(unit) : [];
};

const unitStats = (unit: FieldUnit): readonly BreakdownLine[] => [
  createStatLine('next-order', computeOrderCost(unit), '5.3'),
  createStatLine('wounds-left', countWoundsLeft(unit), '6.8'),
  createStatLine('black-dice', listEngagementFaces(unit).length, '6.7'),
  createStatLine('white-dice', listShootingFaces(unit).length, '6.12'),
  createStatLine('points', pointsOf([unit]), '7.1'),
];
