import type { Check } from '@/lib/game/check';
import type { Scenario } from '../scenario';
import {
  agreedSize,
  armyPoints,
  emptyArmy,
  formation,
  limitsOfBattle,
  tilesInBox,
  tilesOfList,
  tokensInBox,
} from './army';
import { priceOfOwnTile } from './own-tiles';
import { drawnSetUpStands, placeOfUnit } from './placement';
import { namedOnce, oneForce, unknownList, unknownSide, unknownTroop } from './references';

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
