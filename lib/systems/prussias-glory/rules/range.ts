import { hexDistance, hexesWithin } from '@/lib/geometry/hex';
import { rosterOf } from '../army';
import { groundIn, hexOfUnit, type Scene, standing } from '../field';
import { bombardmentAt } from './bombardment';
import { canSee } from './sight';

const RANGE = 3;

export interface RangedHex {
  readonly hex: number;
  readonly strength: number;
  readonly isSeen: boolean;
}

/** 16.1, 16.2 – The hexes within reach of a gun, the strength it has there, and whether it sees them. */
export const targetRing = (scene: Scene, unitId: string): readonly RangedHex[] => {
  const from = hexOfUnit(scene.field, unitId);
  if (from === null || rosterOf(scene.scenario).units.get(unitId)?.arm !== 'artillery') return [];
  const { grid } = groundIn(scene);
  const gun = standing(scene, unitId);
  return hexesWithin(grid, from, RANGE).flatMap(hex => {
    const strength = bombardmentAt(gun, hexDistance(grid, from, hex));
    return hex === from || strength === 0 ? [] : { hex, strength, isSeen: canSee(scene, from, hex) };
  });
};
