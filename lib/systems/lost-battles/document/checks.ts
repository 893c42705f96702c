import type { Check } from '@/lib/game/check/check';
import { classOfUnit, numberOfGenerals } from '../rules/armies';
import {
  groundOfCamp,
  oneCamp,
  oneKeyZone,
  placeOfCamp,
  placeOfKeyZone,
} from '../rules/battlefield/camps-and-key-zones';
import {
  chariotsLead,
  leadUnit,
  leadUnitNamed,
  oneFacingPerTile,
  oneSidePerTile,
} from '../rules/battlefield/occupation';
import { nobodyOnImpassable, terrainOfTile, unknownLetter } from '../rules/battlefield/terrain';
import {
  planEndsInSetUp,
  planNeedsLuck,
  planStep,
  planTooExpensive,
  setUpWithoutPlan,
} from '../rules/deployment/plan-checks';
import { freeSetUpIsEmpty, historicalSetUpStands } from '../rules/deployment/set-up';
import {
  commanderAlone,
  commanderWithoutGuard,
  generalsApart,
  guardOfLeader,
  guardWithLeader,
  leaderWithGuard,
} from '../rules/generals/generals';
import { stacking } from '../rules/movement/stacking';
import { namedOnce, placedOnce, unknownPiece, unknownSide } from '../rules/references';
import type { Scenario } from './scenario';

/** What depends on where the pieces stand; the plan is replayed from its own orders. */
export const PLACEMENT_CHECKS: readonly Check<Scenario>[] = [
  oneSidePerTile,
  nobodyOnImpassable,
  oneFacingPerTile,
  stacking,
  leadUnit,
  leaderWithGuard,
  guardWithLeader,
  generalsApart,
  chariotsLead,
  freeSetUpIsEmpty,
];

/** Every rule that an author can break, in the order of the book. */
export const CHECKS: readonly Check<Scenario>[] = [
  unknownSide,
  namedOnce,
  unknownPiece,
  placedOnce,
  unknownLetter,
  classOfUnit,
  numberOfGenerals,
  oneSidePerTile,
  terrainOfTile,
  nobodyOnImpassable,
  oneKeyZone,
  placeOfKeyZone,
  oneCamp,
  placeOfCamp,
  groundOfCamp,
  oneFacingPerTile,
  stacking,
  leadUnit,
  leadUnitNamed,
  guardOfLeader,
  leaderWithGuard,
  guardWithLeader,
  commanderWithoutGuard,
  commanderAlone,
  generalsApart,
  chariotsLead,
  freeSetUpIsEmpty,
  historicalSetUpStands,
  planStep,
  planTooExpensive,
  planNeedsLuck,
  planEndsInSetUp,
  setUpWithoutPlan,
];
