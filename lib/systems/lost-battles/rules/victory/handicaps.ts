import type { Army } from '../../document/scenario-armies';
import { computeFightingValue } from '../armies';

const HANDICAP_PER_POINT = 3;
const FATIGUE_HANDICAP = 10;
const BASE_VICTORY_VALUE = 40;

/** 10.3 – The weaker army gets three points per point of difference, at most half the enemy's value, rounded up. */
export const computeStrengthHandicap = (own: number, enemy: number): number =>
  own >= enemy ? 0 : Math.min(HANDICAP_PER_POINT * (enemy - own), Math.ceil(enemy / 2));

/** 10.3 – A fatigued army gets ten points, a surprised one a point per unit it began with. */
export const computeConditionHandicap = ({ units, fatigued, surprised }: Army): number =>
  (fatigued ? FATIGUE_HANDICAP : 0) + (surprised ? units.length : 0);

/** 10.3 – The armies' values, their condition, and the players' agreement. */
export const handicapOf = (own: Army, enemy: Army): number =>
  computeStrengthHandicap(computeFightingValue(own), computeFightingValue(enemy)) +
  computeConditionHandicap(own) +
  own.agreedHandicap;

/** 10.4 – The more unequal the armies, the smaller the margin that makes a victory. */
export const computeVictoryValue = (first: Army, second: Army): number =>
  BASE_VICTORY_VALUE - Math.abs(computeFightingValue(first) - computeFightingValue(second));
