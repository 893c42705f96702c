import { measureHexDistance } from '@/lib/geometry/hex/hex';
import { armyOf, rosterOf, type Unit, type Wing } from '../../document/army';
import { COMMAND_RADIUS } from '../command/command-radius';
import { groundIn, hexOfLeader, hexOfUnit, type Scene, standingUnitOf } from '../field';
import { isInEnemyZone } from './zones-of-control';

export const GUNS_IN_COLUMN = 3;

/** 7.3 – Units of a wing that are still on the map. */
export const unitsOnMap = (scene: Scene, wing: Wing): readonly Unit[] =>
  wing.units.filter(({ id }) => hexOfUnit(scene.field, id) !== null);

/** 7.3 – A wing may go into column when it is effective, all its units are formed and none is in an enemy zone. */
export const mayFormColumn = (scene: Scene, wing: Wing, isEffective: boolean): boolean => {
  const units = unitsOnMap(scene, wing);
  if (!isEffective || units.length === 0 || units.some(unit => unit.traits.includes('light-baggage')))
    return false;
  return units.every(({ id, side }) => {
    const hex = hexOfUnit(scene.field, id) ?? 0;
    const { status, column } = standingUnitOf(scene, id);
    return status === 'formed' && !column && !isInEnemyZone(scene, hex, side);
  });
};

/** 7.3, 7.3.2 – Artillery within five hexes of the leader of a wing. */
export const gunsNearLeader = (scene: Scene, wing: Wing): readonly Unit[] => {
  const leader = wing.leader === null ? null : hexOfLeader(scene.field, wing.leader);
  if (leader === null) return [];
  return gunsNearHex(scene, wing.side, leader);
};

/** 7.3.3 – Artillery within five hexes of a unit that deploys under threat. */
export const gunsNearHex = (scene: Scene, side: Unit['side'], centre: number): readonly Unit[] => {
  const { grid } = groundIn(scene);
  return armyOf(scene.scenario, side).units.filter(({ id, arm }) => {
    const hex = arm === 'artillery' ? hexOfUnit(scene.field, id) : null;
    return hex !== null && measureHexDistance(grid, hex, centre) <= COMMAND_RADIUS;
  });
};

/** 7.3 – Effective guns near the leader that may march along, three of them at most. */
export const gunsAbleToJoin = (
  scene: Scene,
  wing: Wing,
  isEffective: (unit: Unit) => boolean,
): readonly Unit[] =>
  gunsNearLeader(scene, wing).filter(unit => {
    const hex = hexOfUnit(scene.field, unit.id) ?? 0;
    const { status, column } = standingUnitOf(scene, unit.id);
    return status === 'formed' && !column && isEffective(unit) && !isInEnemyZone(scene, hex, unit.side);
  });

export const isWingInColumn = (scene: Scene, wing: Wing): boolean =>
  unitsOnMap(scene, wing).some(({ id }) => standingUnitOf(scene, id).column);

const PRUSSIAN_CAVALRY_BONUS = 4;
export const THREAT_RANGE = 3;

/** 7.3.3 – What Prussian cavalry adds to the contest over a column. */
export const computeContestBonus = (scene: Scene, unit: Unit): number =>
  unit.arm === 'cavalry' && armyOf(scene.scenario, unit.side).doctrine === 'prussian'
    ? PRUSSIAN_CAVALRY_BONUS
    : 0;

/** 7.3.3 – The side in column deploys only with the higher sum. */
export const mayDeployUnderThreat = (inColumn: number, moving: number): boolean => inColumn > moving;

export const wingOfUnit = (scene: Scene, unit: Unit): Wing | null =>
  rosterOf(scene.scenario).wings.get(unit.wing ?? '') ?? null;
