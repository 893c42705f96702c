import type { Scenario } from '../../document/scenario';
import type { Trait } from '../../document/traits-schema';

export type ArrivalTrait = Extract<Trait, { trait: 'arrival' }>;

/**
 * 26.3.3 – The highest throw with which a wing arrives in a turn; nothing before the first named turn, the last
 * value stays.
 */
export const computeArrivalThreshold = ({ chances }: ArrivalTrait, turn: string): number =>
  chances.findLast(chance => chance.turn <= turn)?.upTo ?? 0;

export const arrivalsOf = ({ traits }: Scenario, sideId: string): readonly ArrivalTrait[] =>
  traits.filter((trait): trait is ArrivalTrait => trait.trait === 'arrival' && trait.side === sideId);
