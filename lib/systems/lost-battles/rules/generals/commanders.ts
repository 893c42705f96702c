import type { Finding } from '@/lib/game/contract/finding';
import { type Field, type FieldGeneral, generalsOn, holdsEnemyOf } from '../battlefield/field';
import type { TileId } from '../battlefield/tiles';
import { isEnemyHalf } from '../movement/tile-entry';
import { objection } from '../objection';

/** 8.2 – A commander goes alone to any empty or own tile, but not to another general (8.6). */
export const listGoingAloneObjections = (
  field: Field,
  { at, side }: FieldGeneral,
  to: TileId,
): readonly Finding[] => {
  if (to === at) return [objection('stands-there-already', '8.2', { tile: to }, ['to'])];
  if (field.ground[to].terrain.includes('impassable'))
    return [objection('may-not-enter', '2.2', { tile: to }, ['to'])];
  if (holdsEnemyOf(field, to, side)) return [objection('enemy-on-tile', '8.2', { tile: to }, ['to'])];
  if (at === 'undeployed' && isEnemyHalf(to, side))
    return [objection('enemy-half-while-deploying', '11.4', { tile: to }, ['to'])];
  return generalsOn(field, to, side).length > 0
    ? [objection('general-already-there', '8.6', { tile: to }, ['to'])]
    : [];
};
