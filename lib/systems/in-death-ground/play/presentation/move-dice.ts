import { computeOdds, type DiceRule, type Odds } from '@/lib/dice/odds';
import type { Sentence } from '@/lib/game/contract/sentence';
import {
  computeAllowance,
  countMoveDice,
  readMoveThrow,
  slowestProfileOf,
} from '../../rules/movement/marching';
import { moveDiceOf } from '../../rules/movement/movement';
import type { Going } from '../../rules/terrain/terrain';
import { describeDice, word } from '../../view/words';
import type { FieldUnit } from '../field';

/** 12.1 – "2 dice + 3; 1 die on difficult terrain". */
export const describeMoveDice = (unit: FieldUnit): Sentence => {
  const pace = slowestProfileOf(unit);
  if (!pace) return word('order-note', 'no-dice');
  return word('order-note', 'move-dice', {
    good: describeDice(moveDiceOf(pace, 'good')),
    difficult: describeDice(moveDiceOf(pace, 'difficult')),
  });
};

/** A way that is yet to be thrown for. */
interface RequestedWay {
  readonly going: Going;
  readonly isAhead: boolean;
  readonly inches: number;
}

const EDGE = 0.01;

/** 12.1 – Whether the dice of a move carry the unit so far. */
export const computeReachOdds = (unit: FieldUnit, { going, isAhead, inches }: RequestedWay): Odds | null => {
  const pace = slowestProfileOf(unit);
  if (!pace) return null;
  const rule: DiceRule<null, 'reaches' | 'falls-short'> = {
    dice: () => ({ count: countMoveDice(pace), sides: 6 }),
    outcome: (_, faces) =>
      computeAllowance(unit, readMoveThrow(pace, faces), going, isAhead) + EDGE >= inches
        ? 'reaches'
        : 'falls-short',
  };
  return computeOdds(rule, null);
};

/** The chance that it gets so far, in whole per cent. */
export const percentOf = (unit: FieldUnit, way: RequestedWay): number => {
  const odds = computeReachOdds(unit, way);
  return odds ? Math.round((Number(odds.ways.reaches ?? 0n) * 100) / Number(odds.total)) : 0;
};
