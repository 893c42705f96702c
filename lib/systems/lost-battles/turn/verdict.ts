import { handicap, victoryValue } from '../rules/victory';
import { type ScoreSheet, type Verdict, verdict } from '../rules/victory-points';
import type { State } from '../state';
import { otherSide, type SideIndex } from '../tiles';
import { armyFor } from './game';

/** 10.2, 10.3 – The points as they stand. */
export const verdictOf = (state: State): Verdict => {
  const { field, tookCamp } = state;
  const armies = [armyFor(state, 0), armyFor(state, 1)] as const;
  const sheet = (side: SideIndex): ScoreSheet => ({
    handicap: handicap(armies[side], armies[otherSide(side)]),
    tookCamp: tookCamp[side],
  });
  return verdict(field, [sheet(0), sheet(1)], victoryValue(armies[0], armies[1]));
};
