import { otherSide, type SideIndex } from '../../rules/battlefield/tiles';
import { handicapOf, victoryValue } from '../../rules/victory/handicaps';
import { decideVictory, type ScoreSheet, type Verdict } from '../../rules/victory/victory-points';
import { armyFor } from '../game';
import type { State } from '../state';

/** 10.2, 10.3 – What a side has scored apart from enemy losses. */
export const scoreSheetOf = (state: State, side: SideIndex): ScoreSheet => ({
  handicap: handicapOf(armyFor(state, side), armyFor(state, otherSide(side))),
  tookCamp: state.tookCamp[side],
});

/** 10.2, 10.3 – The points as they stand. */
export const verdictOf = (state: State): Verdict =>
  decideVictory(
    state.field,
    [scoreSheetOf(state, 0), scoreSheetOf(state, 1)],
    victoryValue(armyFor(state, 0), armyFor(state, 1)),
  );
