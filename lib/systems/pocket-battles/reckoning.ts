import type { PreviewLine } from '@/lib/game/preview';
import { armyOf, pointsOf, sideIndexOf } from './armies';
import { engagementFaces, type FieldUnit, shootingFaces, unitOfTroop, woundsLeft, woundsOn } from './field';
import { figure, part } from './reasons';
import { cite } from './rulebook';
import { tokensFor } from './rules/army';
import { orderCost } from './rules/tokens';
import { pointsToWin } from './rules/victory';
import type { SideIndex } from './segments';
import { isCovered } from './sight';
import type { State } from './state';

const WORDS = 'words.pocket-battles';

/** 5.3 – One token for the order, and one for each that lies on the unit. */
export const tokenLines = ({ orders }: Pick<FieldUnit, 'orders'>): readonly PreviewLine[] => [
  { label: { code: `${WORDS}.cost.order` }, value: 1, rule: cite('5.3') },
  ...(orders > 0 ? [{ label: { code: `${WORDS}.cost.earlier` }, value: orders, rule: cite('5.3') }] : []),
];

/** The points of enemy troops that a side has destroyed. */
export const reckoning = ({ scenario, destroyed }: State, seat: string): readonly PreviewLine[] => {
  const value = destroyed[sideIndexOf(scenario, seat) ?? 0];
  return [{ label: { code: `${WORDS}.score.destroyed` }, value, rule: cite('7.1') }];
};

/** 2.2, 5.1, 5.4 – The tokens of a side, and where those are that it cannot spend. */
export const supplyLines = ({ scenario, tokens, field }: State, side: SideIndex): readonly PreviewLine[] => {
  const own = field.filter(unit => unit.side === side);
  const orders = own.reduce((sum, unit) => sum + unit.orders, 0);
  const wounds = own.reduce((sum, unit) => sum + woundsOn(unit), 0);
  const { spent, aside } = tokens[side];
  return [
    part('supply', tokensFor(scenario.options.points), '2.2'),
    part('orders-given', -orders, '5.3'),
    part('wounds', -wounds, '6.8'),
    part('spent', -spent - aside, '5.4'),
  ].filter(({ value }) => value !== 0);
};

/** The numbers of a unit to which a tile belongs, as it stands, or of a side. */
export const figures = (state: State, id: string, viewer: string | 'all'): readonly PreviewLine[] => {
  const { scenario, field } = state;
  const side = sideIndexOf(scenario, id);
  if (side !== null) {
    const goal = pointsToWin(pointsOf(armyOf(scenario, side === 0 ? 1 : 0)));
    return [figure('points-to-win', goal, '7.1'), ...supplyLines(state, side)];
  }
  const unit = unitOfTroop(field, id);
  return unit && !isCovered(state, unit, viewer) ? unitFigures(unit) : [];
};

const unitFigures = (unit: FieldUnit): readonly PreviewLine[] => [
  figure('next-order', orderCost(unit), '5.3'),
  figure('wounds-left', woundsLeft(unit), '6.8'),
  figure('black-dice', engagementFaces(unit).length, '6.7'),
  figure('white-dice', shootingFaces(unit).length, '6.12'),
  figure('points', pointsOf([unit]), '7.1'),
];
