import type { Check } from '@/lib/game/check';
import type { Scenario } from '../scenario';
import { deploymentChecks, troopPlace, troopsInPool } from './drawn-troops';
import {
  cityOnce,
  locationOnce,
  namedOnce,
  playerOnce,
  unknownLocation,
  unknownSide,
  unknownTile,
} from './references';
import {
  firstMarkers,
  lossesInBox,
  markerPlace,
  markersInBox,
  placesLater,
  placesShown,
  specialOnce,
  tooEarly,
} from './set-up';

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
