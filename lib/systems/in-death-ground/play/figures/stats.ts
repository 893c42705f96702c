import type { BreakdownLine } from '@/lib/game/contract/odds-preview';
import { moraleNeedOf } from '../../rules/combat/morale';
import { shootingRangeOf } from '../../rules/combat/ranges';
import { sideOf } from '../../rules/commanders';
import { countMoveDice, slowestProfileOf } from '../../rules/movement/marching';
import { type FieldUnit, findUnit, gradeOf, isInSight } from '../field';
import type { SideIndex, State } from '../state';
import { createStatLine } from './breakdown-lines';

const isCounted = ({ kind, presence }: FieldUnit): boolean => kind !== 'baggage' && presence !== 'destroyed';

/** How much of an army is left: what the end of a battle is judged by. */
export const countElements = ({ units }: State, side: SideIndex): number =>
  units
    .filter(unit => unit.side === side && isCounted(unit))
    .reduce((sum, unit) => sum + unit.elements.length, 0);

/** 12.1, 13.1, 15.2, 16.1 – The numbers of a unit as it stands, or of an army. */
export const stats = (state: State, id: string, viewer: string | 'all'): readonly BreakdownLine[] => {
  const side = sideOf(state.scenario, id);
  const own = viewer === 'all' ? null : sideOf(state.scenario, viewer);
  if (side !== null)
    return own === null || own === side
      ? [createStatLine('army-elements', countElements(state, side), '2.1')]
      : [];
  const unit = findUnit(state.units, id);
  if (!unit) return [];
  return isInSight(unit) || own === null || own === unit.side ? unitStats(unit) : [];
};

const unitStats = (unit: FieldUnit): readonly BreakdownLine[] => {
  const pace = slowestProfileOf(unit);
  const grade = gradeOf(unit);
  const range = Math.max(0, ...unit.elements.map(({ profile }) => shootingRangeOf(profile)));
  return [
    createStatLine('elements', unit.elements.length, '2.1'),
    createStatLine('markers', unit.markers, '16.1'),
    ...(pace ? [createStatLine('move-dice', countMoveDice(pace), '12.1')] : []),
    ...(grade ? [createStatLine('morale-needs', moraleNeedOf(grade), '15.2')] : []),
    ...(range > 0 ? [createStatLine('range', range, '13.1')] : []),
  ];
};
