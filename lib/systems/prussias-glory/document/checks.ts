import type { Check } from '@/lib/game/check/check';
import {
  artilleryOutsideWings,
  basicGroups,
  groupOfWing,
  leaderOfWing,
  moraleTrack,
  stepsOfUnit,
  turnsInOrder,
} from '../rules/checks/army-checks';
import {
  bridgeOverWater,
  hexOnMap,
  hexsideBetweenNeighbours,
  terrainSize,
  townGround,
  unknownLetter,
} from '../rules/checks/board-checks';
import {
  closedGround,
  exhaustedInZone,
  gunsBelow,
  leaderCaught,
  leaderWithUnits,
  oneSidePerHex,
  outOfCommand,
  stacking,
  waitingUnits,
  wholeWingInColumn,
} from '../rules/checks/set-up';
import { setUpLimits } from '../rules/checks/set-up-limits';
import {
  chartShape,
  namedOnce,
  placedOnce,
  unknownGroup,
  unknownName,
  unknownPiece,
  unknownProfile,
  unknownSide,
} from './references';
import type { Scenario } from './scenario';

/** What depends on where the pieces stand. */
export const DEPLOYMENT_CHECKS: readonly Check<Scenario>[] = [
  stacking,
  oneSidePerHex,
  closedGround,
  exhaustedInZone,
  wholeWingInColumn,
  leaderCaught,
  leaderWithUnits,
  setUpLimits,
  gunsBelow,
  outOfCommand,
  waitingUnits,
];

/** Every rule that an author can break, in the order of the book. */
export const CHECKS: readonly Check<Scenario>[] = [
  unknownSide,
  namedOnce,
  unknownPiece,
  placedOnce,
  unknownProfile,
  unknownGroup,
  unknownName,
  chartShape,
  terrainSize,
  unknownLetter,
  hexsideBetweenNeighbours,
  bridgeOverWater,
  townGround,
  hexOnMap,
  stepsOfUnit,
  artilleryOutsideWings,
  leaderOfWing,
  basicGroups,
  groupOfWing,
  moraleTrack,
  turnsInOrder,
  ...DEPLOYMENT_CHECKS,
];
