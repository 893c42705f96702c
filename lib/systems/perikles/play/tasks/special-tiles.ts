import { troopsAt } from '../../rules/relations';
import { BATTLE_PLACES, SPECIALS, type Special } from '../../vocabulary';
import { BATTLE_SPECIALS, type Choice } from '../actions';
import { changeState, type Game } from '../game';
import type { State } from '../state';
import { findCurrentRound } from './battle-rounds';

/**
 * 2.3, 9.2 – Whether a player is asked about the special tile in hand. Everybody is who could hold one that fits, for all that the
 * others know: theirs is not played yet, and one that fits is not. So the question reveals nothing (K23).
 */
export const isAskedAbout = (
  { specials, kept, played, asksAll }: State,
  side: string,
  fitting: readonly Special[],
): boolean => {
  const own = specials[side] ?? null;
  if (own === null || kept.includes(side)) return false;
  return asksAll ? fitting.some(special => !played.includes(special)) : fitting.includes(own);
};

/** 9.2 – A special tile is played once in a game, and all have seen it. */
export const spendSpecial = (game: Game, side: string): Game => {
  const { specials, played } = game.state;
  const own = specials[side];
  return changeState(game, {
    specials: { ...specials, [side]: null },
    played: own ? [...played, own] : played,
  });
};

/** K23 – The player is not asked again in this phase. */
export const keepSpecial = (game: Game, side: string): Game =>
  changeState(game, { kept: [...game.state.kept, side] });

/** K23 – A player who is asked only about a special tile may keep it for the phase. */
export const keepOnChoices = ({ asksAll }: State): readonly Choice[] =>
  asksAll ? [{ type: 'keep-on' }] : [];

/** 9.3, 9.7, 9.10 – Special tiles that belong into a turn of choosing. */
export const CHOICE_SPECIALS: readonly Special[] = ['alkibiades', 'perikles', 'plague'];

export const isSpartanInfantry = ({ city, arm }: { readonly city: string; readonly arm: string }): boolean =>
  city === 'sparta' && arm === 'infantry';

/** 9.5 – Where Spartan infantry can be drawn from: a place, or what Sparta's leader still holds. */
const revoltSources = (state: State): readonly Choice[] => {
  const places = BATTLE_PLACES.filter(place =>
    state.troops.some(troop => troop.place === place && isSpartanInfantry(troop)),
  );
  const hasStock = state.leaders.sparta !== undefined && state.homes.some(isSpartanInfantry);
  return [...places, ...(hasStock ? (['stock'] as const) : [])].map(source => ({
    type: 'slave-revolt',
    source,
  }));
};

export const listRevolts = (state: State, side: string): readonly Choice[] =>
  state.specials[side] === 'slave-revolt' ? revoltSources(state) : [];

/** 9.5 – Whether the player whose turn of deployment it is may be asked for a revolt. */
export const isAskedToRevolt = (state: State, side: string): boolean =>
  isAskedAbout(state, side, ['slave-revolt']) && revoltSources(state).length > 0;

/** 9.4, 9.6, 9.8, 9.9 – What each special tile could do before the round that is about to be fought. */
const listEffects = (state: State, special: Special): readonly Choice[] => {
  const effect = BATTLE_SPECIALS[special];
  const round = state.battle && findCurrentRound(state);
  if (!effect || !state.battle || effect.arm !== round?.arm) return [];
  const { place, tokens } = state.battle;
  if (effect.double !== undefined)
    return troopsAt(state, place).some(({ city, arm }) => city === effect.double && arm === effect.arm)
      ? [{ type: 'double' }]
      : [];
  return (['attacker', 'defender'] as const)
    .filter(fighter => tokens[fighter] === 0)
    .map(fighter => ({ type: 'token', fighter }));
};

/** 9.2 – The special tiles that could be played before this round; all can see which. */
export const listFittingSpecials = (state: State): readonly Special[] =>
  SPECIALS.filter(special => listEffects(state, special).length > 0);

/** 9.2 – What a player's own special tile can do before this round. */
export const listSpecialChoices = (state: State, side: string): readonly Choice[] => {
  const own = state.specials[side];
  return own ? listEffects(state, own) : [];
};
