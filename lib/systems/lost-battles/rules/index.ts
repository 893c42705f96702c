import type { Check } from '@/lib/game/check';
import type { Scenario } from '../scenario';
import { classOfUnit, numberOfGenerals } from './armies';
import { groundOfCamp, oneCamp, oneKeyZone, placeOfCamp, placeOfKeyZone } from './camps-and-key-zones';
import {
  commanderAlone,
  commanderWithoutGuard,
  generalsApart,
  guardOfLeader,
  guardWithLeader,
  leaderWithGuard,
} from './generals';
import { chariotsLead, leadUnit, leadUnitNamed, oneFacingPerTile, oneSidePerTile } from './occupation';
import { planEndsInSetUp, planNeedsLuck, planStep, planTooDear, setUpNotShown } from './plan-checks';
import { namedOnce, placedOnce, unknownPiece, unknownSide } from './references';
import { freeSetUpIsEmpty, historicalSetUpStands } from './set-up';
import { stacking } from './stacking';
import { noOneOnImpassable, terrainOfTile, unknownLetter } from './terrain';

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
  noOneOnImpassable,
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
  planTooDear,
  planNeedsLuck,
  planEndsInSetUp,
  setUpNotShown,
];
