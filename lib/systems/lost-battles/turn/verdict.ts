import { handicap, victoryValue } from '../rules/victory';
import { type ScoreSheet, type Verdict, verdict } from '../rules/victory-points';
import type { State } from '../state';
import { otherSide, type SideIndex } from '../tiles';
import { armyFor } from './game';

/** 10.2, 10.3 – What a side has scored beside losses. */
export const sheetOf = (state: State, side: SideIndex): ScoreSheet => ({
  handicap: handicap(armyFor(state, side), armyFor(state, otherSide(side))),
  tookCamp: state.tookCamp[side],
});

/** 10.2, 10.3 – The points as they stand. */
export const verdictOf = (state: State): Verdict =>
  verdict(
    state.field,
    [sheetOf(state, 0), sheetOf(state, 1)],
    victoryValue(armyFor(state, 0), armyFor(state, 1)),
  );
