import { hexesWithin, measureHexDistance } from '@/lib/geometry/hex/hex';
import { rosterOf } from '../../document/army';
import { groundIn, hexOfUnit, type Scene, standingUnitOf } from '../field';
import { canSee } from '../map/sight';
import { bombardmentAt } from './bombardment';

const RANGE = 3;

export interface HexInRange {
  readonly hex: number;
  readonly strength: number;
  readonly isSeen: boolean;
}

/** 16.1, 16.2 – The hexes within reach of a gun, the strength it has there, and whether it sees them. */
export const hexesInRange = (scene: Scene, unitId: string): readonly HexInRange[] => {
  const from = hexOfUnit(scene.field, unitId);
  if (from === null || rosterOf(scene.scenario).units.get(unitId)?.arm !== 'artillery') return [];
  const { grid } = groundIn(scene);
  const gun = standingUnitOf(scene, unitId);
  return hexesWithin(grid, from, RANGE).flatMap(hex => {
    const strength = bombardmentAt(gun, measureHexDistance(grid, from, hex));
    return hex === from || strength === 0 ? [] : { hex, strength, isSeen: canSee(scene, from, hex) };
  });
};
