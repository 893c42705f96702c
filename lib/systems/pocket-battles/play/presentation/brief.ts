import type { Brief } from '@/lib/game/contract/play-presentation';
import { sideIndexOf } from '../../document/army-units';
import type { Scenario } from '../../document/scenario';
import { tokensFor } from '../../rules/army';
import { getOtherSide } from '../../rules/segments';
import { computeArmyPoints } from '../rounds';
import { words } from './names';
import { goalOf } from './progress';

/** A few rounds of a few orders, in every battle. */
const MINUTES = 20;

/** 4, 5, 6, 7 – What a seat must know to begin, with the numbers of the battle. */
export const brief = (scenario: Scenario, seat: string): Brief => {
  const side = sideIndexOf(scenario, seat) ?? 0;
  const enemy = getOtherSide(side);
  return {
    aim: words('brief.aim', {
      enemy: scenario.sides[enemy]?.name ?? '',
      goal: goalOf(scenario, side),
      all: computeArmyPoints(scenario, enemy),
    }),
    turn: words(scenario.deployment.kind === 'drawn' ? 'brief.turn' : 'brief.turn-placing', {
      tokens: tokensFor(scenario.options.points),
    }),
    fights: words('brief.fights'),
    minutes: MINUTES,
  };
};
