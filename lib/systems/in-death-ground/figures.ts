import type { PreviewLine } from '@/lib/game/preview';
import { sideOf } from './commanders';
import { type FieldUnit, gradeOf, isInSight, unitById } from './field';
import { figure } from './reasons';
import { diceToThrow, paceOf } from './rules/marching';
import { moraleNeeds } from './rules/morale';
import { shootingRange } from './rules/ranges';
import type { SideIndex, State } from './state';

const isCounted = ({ kind, presence }: FieldUnit): boolean => kind !== 'baggage' && presence !== 'destroyed';

/** How much of an army is left: what the end of a battle is told by. */
export const elementsOf = ({ units }: State, side: SideIndex): number =>
  units
    .filter(unit => unit.side === side && isCounted(unit))
    .reduce((sum, unit) => sum + unit.elements.length, 0);

/** 12.1, 13.1, 15.2, 16.1 – The numbers of a unit as it stands, or of an army. */
export const figures = (state: State, id: string, viewer: string | 'all'): readonly PreviewLine[] => {
  const side = sideOf(state.scenario, id);
  const own = viewer === 'all' ? null : sideOf(state.scenario, viewer);
  if (side !== null)
    return own === null || own === side ? [figure('army-elements', elementsOf(state, side), '2.1')] : [];
  const unit = unitById(state.units, id);
  if (!unit) return [];
  return isInSight(unit) || own === null || own === unit.side ? unitFigures(unit) : [];
};

const unitFigures = (unit: FieldUnit): readonly PreviewLine[] => {
  const pace = paceOf(unit);
  const grade = gradeOf(unit);
  const range = Math.max(0, ...unit.elements.map(({ profile }) => shootingRange(profile)));
  return [
    figure('elements', unit.elements.length, '2.1'),
    figure('markers', unit.markers, '16.1'),
    ...(pace ? [figure('move-dice', diceToThrow(pace), '12.1')] : []),
    ...(grade ? [figure('morale-needs', moraleNeeds(grade), '15.2')] : []),
    ...(range > 0 ? [figure('range', range, '13.1')] : []),
  ];
};
