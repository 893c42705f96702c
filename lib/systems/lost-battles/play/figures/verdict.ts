import { memoizeByIdentity } from '@/lib/documents/memoize-by-identity';
import type { Scenario } from '../../document/scenario';
import type { SideIndex } from '../../rules/battlefield/tiles';
import { computeVictoryValue, handicapOf } from '../../rules/victory/handicaps';
import { decideVictory, type ScoreSheet, type Verdict } from '../../rules/victory/victory-points';
import { armyFor } from '../game';
import type { State } from '../state';

/** 10.2, 10.3 – What a side has scored apart from enemy losses. */
export const scoreSheetOf = (state: State, side: SideIndex): ScoreSheet => ({
  handicap: sumsOf(state.scenario).handicaps[side],
  tookCamp: state.tookCamp[side],
});

/** The armies' values at the beginning never change, so they are added up once for each document. */
const sumsOf = memoizeByIdentity((scenario: Scenario) => {
  const [first, second] = [armyFor({ scenario }, 0), armyFor({ scenario }, 1)];
  return {
    handicaps: [handicapOf(first, second), handicapOf(second, first)] as const,
    victoryValue: computeVictoryValue(first, second),
  };
});

/** 10.2, 10.3 – The points as they stand. */
export const verdictOf = (state: State): Verdict =>
  decideVictory(
    state.field,
    [scoreSheetOf(state, 0), scoreSheetOf(state, 1)],
    sumsOf(state.scenario).victoryValue,
  );
