import { oncePer } from '@/lib/documents/once-per';
import { commandersOf, sideOf } from './commanders';
import { type FieldUnit, isFighting, isInSight, isOnTable, middleOfUnit } from './field';
import { tablePrice } from './rules/points';
import type { SideIndex, State } from './state';

const WON = 2000;

/** What an element is worth by the table of prices. */
const priceOf: (elements: FieldUnit['elements']) => number = oncePer((elements: FieldUnit['elements']) =>
  elements.reduce((sum, { profile }) => sum + (tablePrice(profile) ?? 20), 0),
);

const unitWorth = (unit: FieldUnit): number => {
  if (unit.kind === 'baggage') return 25;
  const order = 1 - unit.markers * 0.09;
  return priceOf(unit.elements) * order + (unit.general ? 25 : 0);
};

const sideWorth = ({ units }: State, side: SideIndex): number =>
  units
    .filter(
      unit =>
        unit.side === side && (isOnTable(unit) || unit.presence === 'late' || unit.presence === 'column'),
    )
    .reduce((sum, unit) => sum + unitWorth(unit), 0);

/** Fighters want to be near the enemy. */
const eagerness = ({ units }: State, side: SideIndex): number => {
  const foes = units.filter(unit => unit.side !== side && isInSight(unit) && isFighting(unit));
  if (foes.length === 0) return 0;
  return units
    .filter(unit => unit.side === side && unit.kind === 'unit' && isInSight(unit))
    .reduce((sum, unit) => {
      const [x, y] = middleOfUnit(unit);
      const near = Math.min(
        ...foes.map(foe => Math.hypot(middleOfUnit(foe)[0] - x, middleOfUnit(foe)[1] - y)),
      );
      return sum - near * 0.05;
    }, 0);
};

/** For the machine player: what both sides have left, and how they stand. */
export const worth = (state: State, seat: string): number => {
  const side = sideOf(state.scenario, seat);
  if (side === null) return 0;
  const [head] = state.agenda;
  if (head?.type === 'over') {
    if (head.winner === null) return 0;
    return head.winner === side ? WON : -WON;
  }
  const pending = head?.type === 'march' && seatOfUnit(state, head.unit) === seat ? 1 : 0;
  return sideWorth(state, side) - sideWorth(state, side === 0 ? 1 : 0) + eagerness(state, side) + pending;
};

const seatOfUnit = (state: State, id: string): string => {
  const unit = state.units.find(other => other.id === id);
  return unit ? commandersOf(state.scenario)[unit.side].seat : '';
};
