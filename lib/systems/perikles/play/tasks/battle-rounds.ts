import type { Location } from '../../document/location';
import { type BattleRound, roundOf } from '../../rules/battle-round';
import { troopsAt } from '../../rules/relations';
import { locationAt } from '../game';
import type { Battle, State } from '../state';

export const battleOf = (state: State): { readonly battle: Battle; readonly location: Location } => {
  const location = state.battle && locationAt(state, state.battle.place);
  if (!state.battle || !location) throw new Error('no battle is being fought');
  return { battle: state.battle, location };
};

/** 7.2 – The round that is fought now, or a later one of this battle. */
export const findCurrentRound = (state: State, ahead = 0): BattleRound | null => {
  const { battle, location } = battleOf(state);
  const arm = location.rounds[battle.index + ahead];
  const here = troopsAt(state, battle.place);
  return arm === undefined ? null : roundOf(here, location, arm, ahead === 0 ? battle.doubled : []);
};

/** All rounds that are left of the battle. */
export const listRoundsLeft = (state: State): readonly BattleRound[] =>
  [0, 1].flatMap(ahead => findCurrentRound(state, ahead) ?? []);
