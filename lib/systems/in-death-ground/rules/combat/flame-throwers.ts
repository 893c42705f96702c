import { doBasesOverlap } from '@/lib/geometry/plane/bases';
import { offsetPoint, type TableBase } from '@/lib/geometry/plane/plane';
import { blockOf, type Element, type FieldUnit, isAboard, isInMelee, isInSight } from '../../play/field';
import type { State } from '../../play/state';
import type { Profile } from '../army/points';
import { FRONTAGE } from '../movement/formation';
import { type Aim, mayShootNow, rangeBetween } from './shots';

const JET = 6;

export const isFlameThrower = ({ arm }: Pick<Profile, 'arm'>): boolean => arm === 'flame';

/** 19.12 – What the jet covers: six inches from the mouth, as broad as an element. */
export const jetOf = (element: Element): TableBase => {
  const { centre, heading, depth } = blockOf(element);
  return { centre: offsetPoint(centre, heading, (depth + JET) / 2, 0), heading, width: FRONTAGE, depth: JET };
};

/** 19.12 – Every element that is partly in the jet is shot at, friend or foe; it is not used on friends alone. */
export const listJetAims = (
  { units }: Pick<State, 'units'>,
  unit: FieldUnit,
  shooter: Element,
): readonly Aim[] => {
  if (!mayShootNow(unit, shooter.profile) || isInMelee(units, unit)) return [];
  const jet = jetOf(shooter);
  const aims = units
    .filter(
      other => other.id !== unit.id && isInSight(other) && !other.turn.hasArrived && other.kind !== 'machine',
    )
    .flatMap(enemy =>
      enemy.elements
        .filter(target => !isAboard(target) && doBasesOverlap(blockOf(target), jet))
        .map(
          (target): Aim => ({
            ...{ unit, shooter, enemy, target },
            ...{ range: rangeBetween(shooter, target), isOverhead: false },
          }),
        ),
    );
  return aims.some(({ enemy }) => enemy.side !== unit.side) ? aims : [];
};
