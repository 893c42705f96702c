import type { Check } from '@/lib/game/check/check';
import {
  agreedSize,
  armyPoints,
  emptyArmy,
  formation,
  limitsOfBattle,
  tilesInBox,
  tilesOfList,
  tokensInBox,
} from '../rules/army';
import { priceOfOwnTile } from '../rules/own-tiles';
import { drawnSetUpStands, placeOfUnit } from '../rules/placement';
import { namedOnce, oneForce, unknownList, unknownSide, unknownTroop } from './references';
import type { Scenario } from './scenario';

/** What depends on where the units stand. */
export const PLACEMENT_CHECKS: readonly Check<Scenario>[] = [placeOfUnit];

/** Every rule that an author can break, in the order of the book. */
export const CHECKS: readonly Check<Scenario>[] = [
  unknownSide,
  oneForce,
  namedOnce,
  unknownList,
  unknownTroop,
  tokensInBox,
  priceOfOwnTile,
  agreedSize,
  tilesOfList,
  tilesInBox,
  armyPoints,
  emptyArmy,
  limitsOfBattle,
  formation,
  placeOfUnit,
  drawnSetUpStands,
];
