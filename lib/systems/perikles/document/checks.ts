import type { Check } from '@/lib/game/check/check';
import { deploymentChecks, troopPlace, troopsInPool } from '../rules/authored-troops';
import {
  firstMarkers,
  lossesInBox,
  markerPlace,
  markersInBox,
  placesLater,
  placesShown,
  specialOnce,
  tooEarly,
} from '../rules/set-up';
import {
  cityOnce,
  locationOnce,
  namedOnce,
  playerOnce,
  unknownLocation,
  unknownSide,
  unknownTile,
} from './references';
import type { Scenario } from './scenario';

/** What depends on where the pieces lie. */
export const PLACEMENT_CHECKS: readonly Check<Scenario>[] = [markerPlace, troopPlace, ...deploymentChecks];

/** Every rule that an author can break, in the order of the book. */
export const CHECKS: readonly Check<Scenario>[] = [
  unknownSide,
  playerOnce,
  namedOnce,
  cityOnce,
  unknownLocation,
  locationOnce,
  unknownTile,
  markersInBox,
  lossesInBox,
  placesShown,
  markerPlace,
  firstMarkers,
  specialOnce,
  tooEarly,
  placesLater,
  troopsInPool,
  troopPlace,
  ...deploymentChecks,
];
