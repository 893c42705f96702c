import type { SideIndex } from '../../document/army';
import { computeCurrentMorale } from '../../rules/army-morale';
import { type StandingUnit, unitsOf } from '../../rules/field';
import type { State } from '../state';

export const listRoutedUnits = (state: State, side: SideIndex): readonly StandingUnit[] =>
  unitsOf(state, side).filter(({ status }) => status === 'routed');

/** 21 – Where the marker of an army stands now. */
export const moraleOf = (state: State, side: SideIndex): number =>
  computeCurrentMorale(state.armies[side].track, listRoutedUnits(state, side).length);
