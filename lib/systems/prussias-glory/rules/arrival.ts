import type { Scenario } from '../scenario';
import type { Trait } from '../traits-schema';

export type Arrival = Extract<Trait, { trait: 'arrival' }>;

/** 26.3.3 – Up to which throw a wing arrives in a turn; nothing before the first named turn, the last chance stays. */
export const arrivesUpTo = ({ chances }: Arrival, turn: string): number =>
  chances.findLast(chance => chance.turn <= turn)?.upTo ?? 0;

export const arrivalsOf = ({ traits }: Scenario, sideId: string): readonly Arrival[] =>
  traits.filter((trait): trait is Arrival => trait.trait === 'arrival' && trait.side === sideId);
