import type { SideIndex } from '../../document/army';
import { currentMorale } from '../../rules/army-morale';
import { type StandingUnit, unitsOf } from '../../rules/field';
import type { State } from '../state';

export const routedUnits = (state: State, side: SideIndex): readonly StandingUnit[] =>
  unitsOf(state, side).filter(({ status }) => status === 'routed');

/** 21 – Where the marker of an army stands now. */
export const moraleOf = (state: State, side: SideIndex): number =>
  currentMorale(state.armies[side].track, routedUnits(state, side).length);
