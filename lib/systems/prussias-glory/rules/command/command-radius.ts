import { measureHexDistance } from '@/lib/geometry/hex/hex';
import { armyOf, type Leader, rosterOf, type Unit } from '../../document/army';
import { groundIn, hexOfLeader, hexOfUnit, type Scene } from '../field';

export const COMMAND_RADIUS = 5;
const CAVALRY_RADIUS = 3;

/** 1.1, 6.2.2 – Hexes from a unit to a leader, the last counted and the first not; nothing stands in the way. */
export const distanceToLeader = (scene: Scene, unitId: string, leaderId: string): number | null => {
  const [unit, leader] = [hexOfUnit(scene.field, unitId), hexOfLeader(scene.field, leaderId)];
  return unit === null || leader === null ? null : measureHexDistance(groundIn(scene).grid, unit, leader);
};

const isWithin = (scene: Scene, unit: Unit, leader: Leader | undefined, radius: number): boolean => {
  const distance = leader ? distanceToLeader(scene, unit.id, leader.id) : null;
  return distance !== null && distance <= radius;
};

/** 23.3.2 – Cavalry near a leader of all cavalry may look to that leader. */
const looksToCavalryLeader = (scene: Scene, unit: Unit): boolean =>
  unit.arm === 'cavalry' &&
  armyOf(scene.scenario, unit.side).leaders.some(
    leader => leader.traits.includes('leads-all-cavalry') && isWithin(scene, unit, leader, CAVALRY_RADIUS),
  );

/** 26.3.4 – Units of a detachment may look to the leader of all detachments. */
const looksToDetachmentLeader = (scene: Scene, unit: Unit): boolean => {
  const { wings, groups, leaders } = armyOf(scene.scenario, unit.side);
  const wing = wings.find(({ id }) => id === unit.wing);
  if (groups.find(({ id }) => id === wing?.group)?.kind !== 'detachment') return false;
  return leaders.some(
    leader => leader.traits.includes('leads-detachments') && isWithin(scene, unit, leader, COMMAND_RADIUS),
  );
};

/** 6.2.2, 25.3.5 – Artillery and the light baggage look to any leader of their army. */
const looksToAnyone = (unit: Unit): boolean =>
  unit.arm === 'artillery' || unit.traits.includes('light-baggage');

/** 6.2.2 – Whether a unit stands within five hexes of the leader of its wing, or of another to whom it may look. */
export const isInCommand = (scene: Scene, unit: Unit): boolean => {
  const { leaders } = armyOf(scene.scenario, unit.side);
  if (looksToAnyone(unit)) return leaders.some(leader => isWithin(scene, unit, leader, COMMAND_RADIUS));
  const leaderId = rosterOf(scene.scenario).wings.get(unit.wing ?? '')?.leader;
  const leader = leaders.find(({ id }) => id === leaderId);
  return (
    isWithin(scene, unit, leader, COMMAND_RADIUS) ||
    looksToCavalryLeader(scene, unit) ||
    looksToDetachmentLeader(scene, unit)
  );
};

/** 6.2.2 – Two units of infantry or cavalry may look to the army commander instead. */
export const mayLookToCommander = (scene: Scene, unit: Unit): boolean => {
  const { commander } = armyOf(scene.scenario, unit.side);
  return unit.arm !== 'artillery' && commander !== null && isWithin(scene, unit, commander, COMMAND_RADIUS);
};

export const UNITS_OF_COMMANDER = 2;
