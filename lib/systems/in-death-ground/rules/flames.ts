import { doBasesOverlap } from '@/lib/geometry/bases';
import { type Block, offset } from '@/lib/geometry/plane';
import { blockOf, type Element, type FieldUnit, isAboard, isInSight } from '../field';
import { FRONTAGE } from '../formation';
import type { State } from '../state';
import type { Profile } from './points';
import { type Aim, mayShootNow } from './shots';

const JET = 6;

export const isFlameThrower = ({ arm }: Pick<Profile, 'arm'>): boolean => arm === 'flame';

/** 19.12 – What the jet covers: six inches from the mouth, as broad as an element. */
export const jetOf = (element: Element): Block => {
  const { centre, heading, depth } = blockOf(element);
  return { centre: offset(centre, heading, (depth + JET) / 2, 0), heading, width: FRONTAGE, depth: JET };
};

/** 19.12 – Every element that is partly in the jet is shot at, friend or foe; it is not let loose upon friends alone. */
export const jetAims = (
  { units }: Pick<State, 'units'>,
  unit: FieldUnit,
  shooter: Element,
): readonly Aim[] => {
  if (!mayShootNow(unit, shooter.profile)) return [];
  const jet = jetOf(shooter);
  const aims = units
    .filter(
      other => other.id !== unit.id && isInSight(other) && !other.turn.hasArrived && other.kind !== 'machine',
    )
    .flatMap(enemy =>
      enemy.elements
        .filter(target => !isAboard(target) && doBasesOverlap(blockOf(target), jet))
        .map((target): Aim => ({ unit, shooter, enemy, target, range: 1, isOverhead: false })),
    );
  return aims.some(({ enemy }) => enemy.side !== unit.side) ? aims : [];
};
