import { oncePer } from '@/lib/documents/once-per';
import { commandOf } from './rules/conditions';
import type { Scenario } from './scenario';
import type { PerSide, SideIndex } from './state';
import { forcesOf, generalId } from './table';
import type { Command, Edge, Role } from './vocabulary';

/** What play asks about an army as a whole. */
export interface Commander {
  readonly seat: string;
  readonly name: string;
  readonly command: Command;
  readonly isExtraordinary: boolean;
  readonly edge: Edge;
  readonly role: Role;
  /** The unit that he is or belongs to; null: nobody leads. */
  readonly unit: string | null;
}

const commanderOf = (scenario: Scenario, side: SideIndex): Commander => {
  const seat = scenario.sides[side]?.id ?? '';
  const found = forcesOf(scenario).find(({ force }) => force.side === seat);
  const general = found?.force.general ?? null;
  const place = general?.mode === 'separate' ? generalId(seat) : (general?.unit ?? null);
  return {
    seat,
    name: scenario.sides[side]?.name ?? '',
    command: found?.muster ? commandOf(found.muster.main) : 'tribal',
    isExtraordinary: general?.extraordinary !== undefined,
    edge: found?.force.edge ?? (side === 0 ? 'bottom' : 'top'),
    role: found?.role ?? 'defender',
    unit: general ? place : null,
  };
};

export const commandersOf: (scenario: Scenario) => PerSide<Commander> = oncePer((scenario: Scenario) => [
  commanderOf(scenario, 0),
  commanderOf(scenario, 1),
]);

export const sideOf = ({ sides }: Pick<Scenario, 'sides'>, seat: string): SideIndex | null => {
  const index = sides.findIndex(({ id }) => id === seat);
  return index === 0 || index === 1 ? index : null;
};
