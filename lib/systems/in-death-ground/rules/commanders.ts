import { memoizeByIdentity } from '@/lib/documents/memoize-by-identity';
import type { Scenario } from '../document/scenario';
import { forcesOf, formatGeneralId } from '../document/table';
import type { PerSide, SideIndex } from '../play/state';
import type { Command, Edge, Role } from '../vocabulary';
import { commandOf } from './army/conditions';

/** What play asks about an army as a whole. */
export interface ArmyCommand {
  readonly seat: string;
  readonly name: string;
  readonly command: Command;
  readonly isExtraordinary: boolean;
  readonly edge: Edge;
  readonly role: Role;
  /** The unit that the general is or belongs to; null: nobody leads. */
  readonly unit: string | null;
}

const readCommander = (scenario: Scenario, side: SideIndex): ArmyCommand => {
  const seat = scenario.sides[side]?.id ?? '';
  const found = forcesOf(scenario).find(({ force }) => force.side === seat);
  const general = found?.force.general ?? null;
  const place = general?.mode === 'separate' ? formatGeneralId(seat) : (general?.unit ?? null);
  return {
    seat,
    name: scenario.sides[side]?.name ?? '',
    command: found?.resolved ? commandOf(found.resolved.main) : 'tribal',
    isExtraordinary: general?.extraordinary !== undefined,
    edge: found?.force.edge ?? (side === 0 ? 'bottom' : 'top'),
    role: found?.role ?? 'defender',
    unit: general ? place : null,
  };
};

export const commandersOf: (scenario: Scenario) => PerSide<ArmyCommand> = memoizeByIdentity(
  (scenario: Scenario) => [readCommander(scenario, 0), readCommander(scenario, 1)],
);

export const sideOf = ({ sides }: Pick<Scenario, 'sides'>, seat: string): SideIndex | null => {
  const index = sides.findIndex(({ id }) => id === seat);
  return index === 0 || index === 1 ? index : null;
};
