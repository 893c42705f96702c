import { leaderOfId, type Unit } from '../army';
import type { State } from '../state';
import type { Trait } from '../traits-schema';
import { turnOf } from './game';
import { sideId } from './handler';

export type MarchTrait = Extract<Trait, { trait: 'compulsory-march' }>;

/** 23.5.1 – The marches that are ordered for this turn. */
export const marchesOf = (state: State): readonly MarchTrait[] =>
  state.scenario.traits.filter(
    (trait): trait is MarchTrait =>
      trait.trait === 'compulsory-march' &&
      trait.turn === turnOf(state) &&
      trait.side === sideId(state, state.player),
  );

export const isBound = ({ wings, artillery }: MarchTrait, { wing, arm }: Unit): boolean =>
  wing === null ? arm === 'artillery' && artillery : wings.includes(wing);

/** Leaders of the wings that march go with them (ruling P21). */
export const isLedBy = (state: State, { wings }: MarchTrait, leader: string): boolean =>
  wings.includes(leaderOfId(state.scenario, leader).wing ?? '');

/** 23.5.1 – Whether a unit marches under orders in this turn: its stack keeps its order. */
export const isUnderOrders = (state: State, unit: Unit): boolean =>
  marchesOf(state).some(trait => isBound(trait, unit));
