import { leaderOfId, type Unit } from '../../../document/army';
import type { Trait } from '../../../document/traits-schema';
import { turnOf } from '../../game';
import type { State } from '../../state';
import { sideIdOf } from '../../task-handler';

export type MarchTrait = Extract<Trait, { trait: 'compulsory-march' }>;

/** 23.5.1 – The marches that are ordered for this turn. */
export const marchesOf = (state: State): readonly MarchTrait[] =>
  state.scenario.traits.filter(
    (trait): trait is MarchTrait =>
      trait.trait === 'compulsory-march' &&
      trait.turn === turnOf(state) &&
      trait.side === sideIdOf(state, state.player),
  );

export const isOrderedToMarch = ({ wings, artillery }: MarchTrait, { wing, arm }: Unit): boolean =>
  wing === null ? arm === 'artillery' && artillery : wings.includes(wing);

/** Leaders of the wings that march go with them (ruling P21). */
export const isMarchLeader = (state: State, { wings }: MarchTrait, leader: string): boolean =>
  wings.includes(leaderOfId(state.scenario, leader).wing ?? '');

/** 23.5.1 – Whether a unit marches under orders in this turn: its stack keeps its order. */
export const isUnderOrders = (state: State, unit: Unit): boolean =>
  marchesOf(state).some(trait => isOrderedToMarch(trait, unit));
