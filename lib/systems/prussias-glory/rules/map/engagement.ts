import { neighbourOf, OFF_MAP } from '@/lib/geometry/hex/hex';
import { getOtherSide, type SideIndex } from '../../document/army';
import { groundIn, isFighter, type Scene, type StandingUnit, sideAt } from '../field';
import { countFightingSteps, unitsOfSideAt } from './stacking';
import { isInEnemyZone } from './zones-of-control';

const STEPS_IN_FRONT = 4;

/** 4.2 – Whole units of infantry and cavalry from the top up to four steps; the rest stands behind. */
export const splitFrontLine = <Item extends StandingUnit>(
  stack: readonly Item[],
): { readonly front: readonly Item[]; readonly behind: readonly Item[] } => {
  const fighters = stack.filter(isFighter);
  let steps = 0;
  const end = fighters.findIndex(unit => {
    steps += countFightingSteps(unit);
    return steps > STEPS_IN_FRONT;
  });
  const cut = end < 0 ? fighters.length : end;
  return { front: fighters.slice(0, cut), behind: fighters.slice(cut) };
};

/** 4.2 – The front line of a stack that stands in an enemy zone. */
export const listEngagedUnits = (scene: Scene, hex: number, side: SideIndex): readonly StandingUnit[] =>
  isInEnemyZone(scene, hex, side) ? splitFrontLine(unitsOfSideAt(scene, hex, side)).front : [];

/** 4.2 – Infantry and cavalry in an enemy zone that are not engaged. */
export const listSupportingUnits = (scene: Scene, hex: number, side: SideIndex): readonly StandingUnit[] =>
  isInEnemyZone(scene, hex, side) ? splitFrontLine(unitsOfSideAt(scene, hex, side)).behind : [];

/** 4.2 – Adjacent hexes with infantry or cavalry of the enemy. */
export const listAdjacentEnemyHexes = (scene: Scene, hex: number, side: SideIndex): readonly number[] => {
  const { grid } = groundIn(scene);
  return [0, 1, 2, 3, 4, 5].flatMap(direction => {
    const other = neighbourOf(grid, hex, direction);
    if (other === OFF_MAP || sideAt(scene, other) !== getOtherSide(side)) return [];
    return unitsOfSideAt(scene, other, getOtherSide(side)).some(isFighter) ? other : [];
  });
};
