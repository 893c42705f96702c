import type { Scenario } from '../document/scenario';
import type { TraitName, VictoryLevelRule } from '../document/traits-schema';
import type { VictoryLevel } from '../vocabulary';
import type { TrackEntry } from './army-morale';
import type { ArmySpirit } from './combat/close-combat-modifiers';

const LOST = 1;
const CAPTURED = 2;
const CAPTURED_GUN_STEP = 2;

/** 22.1 – What the losses of one army are worth to the other. Fillers and units that left of their own will count nothing. */
export const pointsForLosses = (entries: readonly TrackEntry[]): number =>
  entries.reduce((sum, { kind, gunSteps }) => {
    if (kind === 'captured') return sum + (gunSteps === undefined ? CAPTURED : CAPTURED_GUN_STEP * gunSteps);
    return kind === 'destroyed' || kind === 'fled' ? sum + LOST : sum;
  }, 0);

export interface BattleStanding {
  readonly spirits: Readonly<Record<string, ArmySpirit>>;
  readonly morale: Readonly<Record<string, number>>;
  /** 22.1 – Points of the first side less those of the second. */
  readonly difference: number;
}

export interface VictoryOutcome {
  readonly side: string | null;
  readonly level: VictoryLevel | null;
}

/** 22.1, 23.2, 24.1, 25.2, 26.2 – The first level that fits holds; ruling A10: the higher ones are tried first. */
export const findVictoryOutcome = (
  { victoryLevels = [], defaultVictory }: Scenario,
  standing: BattleStanding,
): VictoryOutcome => {
  const found = victoryLevels.find(level => isLevelReached(level, standing));
  return found ?? defaultVictory ?? { side: null, level: null };
};

const isLevelReached = (rule: VictoryLevelRule, { spirits, morale, difference }: BattleStanding): boolean =>
  rule.requires.every(({ side, is }) => matchesSpirit(spirits[side] ?? 'steady', is)) &&
  (rule.atLeast === undefined || difference >= rule.atLeast) &&
  (rule.atMost === undefined || difference <= rule.atMost) &&
  (rule.moraleAtMost === undefined || (morale[rule.moraleAtMost.side] ?? 0) <= rule.moraleAtMost.value) &&
  (rule.moraleAbove === undefined || (morale[rule.side] ?? 0) > (morale[rule.moraleAbove] ?? 0));

/** 10.3 – A broken army counts as demoralised too. */
const matchesSpirit = (spirit: ArmySpirit, wanted: 'demoralised' | 'broken' | 'not-demoralised'): boolean => {
  if (wanted === 'not-demoralised') return spirit === 'steady';
  return wanted === 'broken' ? spirit === 'broken' : spirit !== 'steady';
};

export const hasTrait = ({ traits }: Scenario, name: TraitName): boolean =>
  traits.some(({ trait }) => trait === name);
