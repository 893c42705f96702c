import type { DiceRule } from '@/lib/dice/odds';
import type { Leader, Wing } from '../../document/army';
import { COMMAND_PENALTY } from '../army-morale';
import type { ArmySpirit } from '../combat/close-combat-modifiers';
import { ONE_DIE } from '../dice';

export type CommandStatus = 'effective' | 'degraded';

/** 6.2, 14.2 – A throw of at most the rating makes a group effective. */
export const findCommandStatus = (rating: number, die: number, spirit: ArmySpirit): CommandStatus =>
  die + COMMAND_PENALTY[spirit] <= rating ? 'effective' : 'degraded';

export const commandThrow: DiceRule<{ readonly rating: number; readonly spirit: ArmySpirit }, CommandStatus> =
  {
    dice: () => ONE_DIE,
    outcome: ({ rating, spirit }, [die = 0]) => findCommandStatus(rating, die, spirit),
  };

/** 6.2.1 – With an I only wings with infantry, with a C only wings without. */
export const mayInspire = (
  leader: Pick<Leader, 'special' | 'restriction'>,
  wing: Pick<Wing, 'hasInfantry'>,
): boolean => {
  if (!leader.special) return false;
  return leader.restriction === null || (leader.restriction === 'infantry') === wing.hasInfantry;
};
